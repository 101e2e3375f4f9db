import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  mode: '书写方式',
  mode_rich: '富文本',
  mode_plain: '纯文本',
  mode_markdown: 'Markdown',
  plainTitle: '改用纯文本书写？',
  markdownTitle: '改用 Markdown 书写？',
  lost: '文字会保留，但以下内容将丢失：',
  loss_pictures: '正文中的图片',
  loss_tables: '表格样式（其中的文字会保留）',
  loss_formatting: '字体、颜色、列表、链接等格式',
  loss_original: '引用原文的样式（文字会保留，每行以“>”开头）',
  plainConfirm: '改用纯文本',
  markdownConfirm: '改用 Markdown',
  stay: '保留格式',
} satisfies Translated<typeof en>
