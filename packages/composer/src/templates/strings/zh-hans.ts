import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  templates: '邮件模板',
  hint: '使用模板时，其中的 {姓名}、{部门}、{日期} 会自动换成您的信息。',
  saveAs: '将当前邮件存为模板',
  title: '模板标题',
  titleRequired: '请填写标题',
  titleTooLong: '标题最多 {{limit}} 个字符',
  contentRequired: '正文为空，无法存为模板',
  contentTooLong: '邮件过大，无法存为模板。请缩小或减少其中的图片。',
  saved: '已保存模板“{{title}}”',
  list: '模板列表',
  empty: '您还没有模板。',
  loading: '正在加载模板',
  use: '使用“{{title}}”',
  deleteOf: '删除“{{title}}”',
  deleted: '已删除模板“{{title}}”',
  loadMore: '加载更多',
  allLoaded: '已全部加载',
  replaceAsk: '替换已写的内容？',
  replaceText: '正文将换成模板内容，收件人、主题和附件保持不变。',
  replace: '替换',
} satisfies Translated<typeof en>
