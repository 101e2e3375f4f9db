import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  loading: '正在載入部門',
  list: '部門清單',
  none: '還沒有部門',
  add: '新增部門',
  name: '名稱',
  people: '人數',
  peopleCount_other: '{{count}} 人',
  acts: '動作',
  editOf: '編輯「{{name}}」',
  deleteOf: '刪除「{{name}}」',
  above: '上級部門',
  top: '無',
  saved: '已儲存',
  deleteAsk: '刪除「{{name}}」？',
  deleteText: '這個部門的群組寄信地址也將一併失效。',
  deleted: '部門已刪除',
} satisfies Translated<typeof en>
