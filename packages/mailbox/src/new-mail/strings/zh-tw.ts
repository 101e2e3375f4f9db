import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  newMail: '新郵件',
  newMailFrom: '{{name}} 寄來新郵件',
  noSubject: '（無主旨）',
  previousNew: '上一封新郵件',
  nextNew: '下一封新郵件',
  placeOfNew: '第 {{place}} 封，共 {{count}} 封',
  notifySwitch: '本頁面不在最前面時，以系統通知提醒新郵件',
  soundSwitch: '收到新郵件時播放提示音',
  alertsHint: '這兩項只套用於目前的瀏覽器。',
  notifyDenied: '瀏覽器不允許本頁面顯示通知。請在瀏覽器的網站設定中允許通知，再重新開啟此項。',
  notifyMissing: '您的瀏覽器無法顯示通知。',
} satisfies Translated<typeof en>
