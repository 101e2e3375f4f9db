import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  search: '搜索',
  searchMail: '搜索邮件',
  clearSearch: '清除搜索',
} satisfies Translated<typeof en>
