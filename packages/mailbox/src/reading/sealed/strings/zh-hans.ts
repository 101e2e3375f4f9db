import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  burnTitle: '这是一封阅后即焚邮件',
  burnHint: '打开后才会显示正文，且不能转发或保存。',
  burnOwnHint: '这封邮件由您发出，您自己查看不会占用收件人的阅读次数。',
  open: '打开邮件',
  readsLeft_other: '剩余 {{count}} 次阅读，{{date}} 前有效',
  until: '{{date}} 前有效',
  lastReading: '这是最后一次阅读，邮件已销毁，无法再次打开。',
  burnedTitle: '这封邮件已销毁',
  burnedHint: '阅读次数已用完或已过有效期，邮件内容已彻底删除。',
  openFailed: '邮件打开失败。{{reason}}',

  passwordTitle: '这是一封加密邮件',
  passwordHint: '请向发件人索取密码，密码为 6 位数字或字母。',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  decrypt: '打开',
  passwordLongHint: '请向发件人索取密码。',
  passwordLongRequired: '请输入完整的密码，至少 6 位',
  passwordRequired: '请输入 6 位密码',
  noPort: '此处无法打开这类邮件。',
  files_other: '{{count}} 个附件',
  saveFile: '保存 {{name}}，{{size}}',
  saveAll: '打包下载全部附件',
  saving: '正在下载 {{name}}',
  stopSaving: '取消下载 {{name}}',
  saveFailed: '{{name}} 下载失败。{{reason}}',

  closeTitle: '关闭这封邮件？',
  closeLast: '这是最后一次阅读，关闭后将无法再次打开。',
  closeLeft_other: '{{date}} 前还可以打开 {{count}} 次。',
  close: '关闭邮件',
  stay: '继续查看',
} satisfies Translated<typeof en>
