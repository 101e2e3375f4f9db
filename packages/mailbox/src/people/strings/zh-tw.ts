import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  card: '關於 {{name}}',
  me: '您本人',
  contact: '通訊錄聯絡人',
  refused: '已拒收',
  welcome: '白名單',
  write: '寫信',
  addContact: '加入通訊錄',
  editContact: '編輯聯絡人',
  refuse: '拒收郵件',
  acceptAgain: '取消拒收',
  addToWhite: '加入白名單',
  removeFromWhite: '移出白名單',
  exchanged: '往來郵件',
  settings: '個人設定',
  signOut: '登出',
  unknown: '目前無法取得此人的更多資訊。',
  name: '姓名',
  nameHint: '寫信時可以用這個名稱找到對方。',
  removeContact: '從通訊錄移除',
} satisfies Translated<typeof en>
