import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  open: '解鎖',
  removeAsk: '取消鎖定…',
  setHint: '開啟您自己的資料夾時，必須輸入這組密碼。',
  set: '鎖定資料夾',
  newPassword: '新的鎖定密碼',
  passwordAgain: '再次輸入密碼',
  passwordLength: '密碼長度須為 {{min}} 到 {{max}} 個字元。',
  passwordsDiffer: '兩次輸入的密碼不同。',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  forgotten: '忘記鎖定密碼時無法找回，但可請管理員取消鎖定。',
  section: '資料夾鎖定',
  isOff: '「我的資料夾」未鎖定。',
  isClosed: '「我的資料夾」已鎖定。',
  isOpen: '「我的資料夾」已鎖定，這次登入中已解鎖。',
  filesSection: '檔案中心鎖定',
  filesOff: '檔案中心未鎖定。',
  filesClosed: '檔案中心已鎖定。',
  filesOpen: '檔案中心已鎖定，這次登入中已解鎖。',
  filesSetHint: '開啟您的線上檔案時，必須輸入這組密碼。',
  filesSet: '鎖定檔案中心',
} satisfies Translated<typeof en>
