import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '填写短信通知的手机号码',
  hint_other: '以下收件人尚无可用的手机号码。号码会保存下来，供以后发送时使用。',
  required: '请输入手机号码',
  invalid: '请输入有效的手机号码，可带国际区号（+86…）',
  mend: '此前保存的号码已无法使用。',
  failed: '号码未能保存，邮件尚未发送。{{reason}}',
  confirm: '保存并发送',
  cancel: '继续编写',
} satisfies Translated<typeof en>
