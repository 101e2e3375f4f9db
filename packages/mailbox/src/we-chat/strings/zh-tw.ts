import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '微信登入',
  hint: '綁定後，可用微信掃碼登入。已開啟兩步驟登入者，仍需完成第二步。',
  loading: '正在載入微信綁定',
  bound: '已於 {{time}} 綁定微信。',
  unbound: '尚未綁定微信。',
  bind: '綁定微信…',
  bindTitle: '綁定微信？',
  bindText: '請先輸入密碼，然後用微信掃描 QR 碼。',
  bindDo: '繼續',
  binding: '正在綁定微信…',
  done: '已綁定微信',
  unbind: '解除綁定…',
  unbindTitle: '解除微信綁定？',
  unbindText: '解除後無法再用微信登入，您在其他裝置上的登入將失效。',
  unbindDo: '解除綁定',
  undone: '已解除微信綁定',
} satisfies Translated<typeof en>
