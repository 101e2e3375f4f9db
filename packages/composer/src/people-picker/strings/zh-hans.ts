import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  addressBook: '通讯录',
  done: '完成',
  line: '添加到',
  to: '收件人',
  cc: '抄送',
  bcc: '密送',
  book: '通讯录或部门',
  organisation: '全部同事',
  personal: '我的联系人',
  search: '姓名或邮箱地址',
  people: '联系人列表',
  empty: '这里还没有联系人。',
  nobody: '没有找到相符的人，请换用姓名或地址的一部分再试。',
  previous: '上一页',
  next: '下一页',
  position: '第 {{from}}–{{to}} 位，共 {{total}} 位',
} satisfies Translated<typeof en>
