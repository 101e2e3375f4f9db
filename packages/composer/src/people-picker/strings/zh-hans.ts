import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  addressBook: '通讯录',
  done: '完成',
  to: '收件人',
  cc: '抄送',
  bcc: '密送',
} satisfies Translated<typeof en>
