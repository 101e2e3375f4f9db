import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  loading: '正在加载部门',
  list: '部门列表',
  none: '还没有部门',
  add: '新建部门',
  name: '名称',
  people: '人数',
  peopleCount_other: '{{count}} 人',
  acts: '操作',
  editOf: '编辑“{{name}}”',
  deleteOf: '删除“{{name}}”',
  above: '上级部门',
  top: '无',
  saved: '已保存',
  deleteAsk: '删除“{{name}}”？',
  deleteText: '该部门的群发地址也将一并失效。',
  deleted: '部门已删除',
} satisfies Translated<typeof en>
