import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '線上附件',
  until: '有效期限至 {{date}}',
  downloads_other: '已下載 {{count}} 次',
  open: '有效',
  expired: '已過期',
  withdrawn: '已撤銷',
  withdraw: '撤銷…',
  withdrawOf: '撤銷 {{name}} 的連結…',
  ask: '要撤銷 {{name}} 的連結嗎？',
  askHint: '撤銷後，所有收件者都無法再下載此檔案，且無法復原。',
  confirm: '撤銷連結',
  done: '已撤銷 {{name}} 的連結',
} satisfies Translated<typeof en>
