import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  mode: '撰寫方式',
  mode_rich: '格式化文字',
  mode_plain: '純文字',
  mode_markdown: 'Markdown',
  plainTitle: '改用純文字撰寫？',
  markdownTitle: '改用 Markdown 撰寫？',
  lost: '文字會保留，但下列內容將會遺失：',
  loss_pictures: '內文中的圖片',
  loss_tables: '表格樣式（其中的文字會保留）',
  loss_formatting: '字型、顏色、清單、連結等格式',
  loss_original: '引用原文的樣式（文字會保留，每行以「>」開頭）',
  plainConfirm: '改用純文字',
  markdownConfirm: '改用 Markdown',
  stay: '保留格式',
} satisfies Translated<typeof en>
