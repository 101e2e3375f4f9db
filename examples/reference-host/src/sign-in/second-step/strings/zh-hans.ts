import type { SecondStepStrings } from './en'

export default {
  heading: '两步登录',
  code: '动态码',
  hint: '请输入身份验证器中显示的动态码，或一个备用码。',
  sendCode: '向尾号 {{end}} 的手机发送短信动态码',
  sending: '正在发送…',
  sent: '动态码已发送，5 分钟内有效。',
  hintSms: '请获取短信动态码，或输入一个备用码。',
  codeMissing: '请输入动态码',
  firstStep: '返回密码登录',
} satisfies SecondStepStrings
