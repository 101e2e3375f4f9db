import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  writingMode: '新郵件的撰寫方式',
  rich: '格式化文字',
  plain: '純文字',
  markdown: 'Markdown',
  writingModeHint: '回覆、轉寄與草稿會保持原有格式。撰寫時可隨時變更撰寫方式。',
} satisfies Translated<typeof en>
