import type { Translated } from '../../i18n/defineStrings'
import type en from './en'

export default {
  contactAdded: '已將 {{name}} 加入通訊錄',
  contactChanged: '聯絡人已儲存',
  contactRemoved: '已將 {{name}} 從通訊錄移除',
  refusedSorted: '今後 {{name}} 的來信會歸入垃圾郵件',
  refusedKept: '已將 {{name}} 加入黑名單。您的郵件伺服器會自行分類來信，對方的郵件仍可能送達。',
  welcomeSorted: '{{name}} 的來信不會再歸入垃圾郵件',
  welcomeKept: '已將 {{name}} 加入白名單。您的郵件伺服器會自行分類來信，不會使用這份名單。',
  neither: '{{name}} 已不在黑白名單中',
  rejectedNone: '這些寄件者先前已被拒收',
  notSpamDone_other: '已將 {{count}} 封郵件移到收件匣',
  nameSeparator: '、',
} satisfies Translated<typeof en>
