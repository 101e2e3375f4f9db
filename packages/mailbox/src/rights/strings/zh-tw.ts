import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  onlyRead: '您在此共用信箱中只能閱讀。',
  noWriting: '您在此共用信箱中沒有寫信權限。',
} satisfies Translated<typeof en>
