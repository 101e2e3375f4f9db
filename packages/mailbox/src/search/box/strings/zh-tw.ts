import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  search: '搜尋',
  searchMail: '搜尋郵件',
  clearSearch: '清除搜尋',
} satisfies Translated<typeof en>
