import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '邮件模板',
  hint: '模板是写邮件时可直接套用的正文。其中的 {name}、{department} 和 {date} 会在使用时换成您的信息。',
  loading: '正在加载模板',
  empty: '您还没有模板。',
  list: '您的模板',
  create: '新建模板',
  previewOf: '预览“{{title}}”',
  previewText: '在邮件中的样子',
  editOf: '编辑“{{title}}”',
  deleteOf: '删除“{{title}}”',
  deleted: '已删除模板“{{title}}”',
  loadMore: '加载更多',
  allLoaded: '已全部加载',

  formNew: '新建模板',
  formEdit: '编辑模板',
  title: '标题',
  titleHint: '仅供您选择模板时辨认。',
  content: '模板内容',
  titleRequired: '请输入标题',
  titleTooLong: '标题最多 {{limit}} 个字符',
  contentRequired: '请输入内容',
  contentTooLong: '内容过大，请使用较小的图片或减少图片数量。',
  saved: '模板已保存',
  dropAsk: '放弃修改？',
  dropText: '您对模板的修改尚未保存。',
  drop: '放弃',
} satisfies Translated<typeof en>
