import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  writingMode: '新邮件的书写方式',
  rich: '富文本',
  plain: '纯文本',
  markdown: 'Markdown',
  writingModeHint: '回复、转发和草稿保持原有格式。写信时可以随时更改书写方式。',
} satisfies Translated<typeof en>
