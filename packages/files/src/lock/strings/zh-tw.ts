import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  openTitle: '解鎖「我的資料夾」',
  openHint: '解鎖後，登出前都不需再輸入密碼。',
  openFilesTitle: '解鎖檔案中心',
  openFilesHint: '解鎖後，登出前都不需再輸入密碼。',
  openCalendarTitle: '解鎖行事曆',
  openCalendarHint: '解鎖後，登出前都不需再輸入密碼。',
  open: '解鎖',
  removeTitle: '取消資料夾鎖定',
  removeHint: '取消後，開啟您的資料夾不再需要密碼。',
  removeFilesTitle: '取消檔案中心鎖定',
  removeFilesHint: '取消後，開啟檔案中心不再需要密碼。',
  removeCalendarTitle: '取消行事曆鎖定',
  removeCalendarHint: '取消後，開啟行事曆不再需要密碼。',
  remove: '取消鎖定',
  removeAsk: '取消鎖定…',
  password: '鎖定密碼',
  passwordRequired: '請輸入鎖定密碼。',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  forgotten: '忘記鎖定密碼時無法找回，但可請管理員取消鎖定。',
} satisfies Translated<typeof en>
