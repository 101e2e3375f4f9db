import type { Translated } from '../../i18n/defineStrings'
import type en from './en'

export default {
  contactAdded: '已将 {{name}} 添加到通讯录',
  contactChanged: '联系人已保存',
  contactRemoved: '已将 {{name}} 从通讯录移除',
  refusedSorted: '今后 {{name}} 的来信将进入垃圾邮件',
  refusedKept: '已将 {{name}} 加入黑名单。您的邮件服务器自行分拣来信，对方的邮件仍可能送达。',
  welcomeSorted: '{{name}} 的来信不会再进入垃圾邮件',
  welcomeKept: '已将 {{name}} 加入白名单。您的邮件服务器自行分拣来信，不使用此名单。',
  neither: '{{name}} 已不在黑白名单中',
  rejectedNone: '这些发件人此前已被拒收',
  notSpamDone_other: '已将 {{count}} 封邮件移至收件箱',
  nameSeparator: '、',
} satisfies Translated<typeof en>
