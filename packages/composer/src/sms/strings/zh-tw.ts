import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '填寫簡訊通知的手機號碼',
  hint_other: '以下收件者尚無可用的手機號碼。號碼會保存下來，供日後寄送時使用。',
  required: '請輸入手機號碼',
  invalid: '請輸入有效的手機號碼，可加上國碼（+886…）',
  mend: '先前保存的號碼已無法使用。',
  failed: '號碼未能儲存，郵件尚未寄出。{{reason}}',
  confirm: '儲存並寄送',
  cancel: '繼續撰寫',
} satisfies Translated<typeof en>
