import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  card: '关于 {{name}}',
  me: '您本人',
  contact: '通讯录联系人',
  refused: '已拒收',
  welcome: '白名单',
  write: '写信',
  addContact: '添加到通讯录',
  editContact: '编辑联系人',
  refuse: '拒收邮件',
  acceptAgain: '取消拒收',
  addToWhite: '加入白名单',
  removeFromWhite: '移出白名单',
  exchanged: '往来邮件',
  settings: '个人设置',
  signOut: '退出登录',
  unknown: '暂时无法获取此人的更多信息。',
  name: '姓名',
  nameHint: '写信时可用这个名称查找对方。',
  removeContact: '从通讯录移除',
} satisfies Translated<typeof en>
