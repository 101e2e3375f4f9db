import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '签名',
  hint: '签名显示在正文下方，写信时可随时更换。',
  forNew: '写新邮件时',
  forAnswers: '回复和转发时',
  none: '不使用签名',
  loading: '正在加载签名',
  empty: '您还没有签名。',
  list: '签名列表',
  create: '新建签名',
  full: '您已有 {{count}} 个签名，删除一个后才能新建。',
  editOf: '编辑“{{title}}”',
  deleteOf: '删除“{{title}}”',
  deleted: '已删除签名“{{title}}”',
  pictureOnly: '（图片）',

  formNew: '新建签名',
  formEdit: '编辑签名',
  title: '标题',
  titleHint: '仅供您选择签名时辨认，收件人看不到。',
  content: '签名内容',
  titleRequired: '请填写标题',
  titleTooLong: '标题最多 {{limit}} 个字符',
  contentRequired: '请填写签名内容',
  contentTooLong: '内容过大，请缩小或减少其中的图片。',
  saved: '签名已保存',
  dropAsk: '放弃修改？',
  dropText: '签名的修改尚未保存。',
  drop: '放弃修改',
} satisfies Translated<typeof en>
