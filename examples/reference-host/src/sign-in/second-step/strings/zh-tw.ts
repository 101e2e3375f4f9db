import type { SecondStepStrings } from './en'

export default {
  heading: '兩步驟登入',
  code: '驗證碼',
  hint: '請輸入驗證器 App 顯示的驗證碼，或一組備用碼。',
  codeMissing: '請輸入驗證碼',
  firstStep: '返回密碼登入',
} satisfies SecondStepStrings
