import type { SecondStepStrings } from './en'

export default {
  heading: '兩步驟登入',
  code: '驗證碼',
  hint: '請輸入驗證器 App 顯示的驗證碼，或一組備用碼。',
  sendCode: '傳送簡訊驗證碼到末碼 {{end}} 的手機',
  sending: '正在傳送…',
  sent: '驗證碼已傳送，5 分鐘內有效。',
  hintSms: '請取得簡訊驗證碼，或輸入一組備用碼。',
  codeMissing: '請輸入驗證碼',
  firstStep: '返回密碼登入',
} satisfies SecondStepStrings
