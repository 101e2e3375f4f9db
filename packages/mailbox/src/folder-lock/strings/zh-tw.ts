import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  openTitle: '解鎖「我的資料夾」',
  openHint: '解鎖後，登出前都不需再輸入密碼。',
  open: '解鎖',
  removeTitle: '取消資料夾鎖定',
  removeHint: '取消後，開啟您的資料夾不再需要密碼。',
  remove: '取消鎖定',
  removeAsk: '取消資料夾鎖定…',
  setHint: '開啟您自己的資料夾時，必須輸入這組密碼。',
  set: '鎖定資料夾',
  password: '鎖定密碼',
  newPassword: '新的鎖定密碼',
  passwordAgain: '再次輸入密碼',
  passwordLength: '密碼長度須為 {{min}} 到 {{max}} 個字元。',
  passwordsDiffer: '兩次輸入的密碼不同。',
  passwordRequired: '請輸入鎖定密碼。',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  forgotten: '忘記鎖定密碼時無法找回，但可請管理員取消鎖定。',
  section: '資料夾鎖定',
  isOff: '「我的資料夾」未鎖定。',
  isClosed: '「我的資料夾」已鎖定。',
  isOpen: '「我的資料夾」已鎖定，這次登入中已解鎖。',
} satisfies Translated<typeof en>
