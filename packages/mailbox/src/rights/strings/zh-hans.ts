import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  onlyRead: '您在此共享邮箱中只能阅读。',
  noWriting: '您在此共享邮箱中没有写信权限。',
} satisfies Translated<typeof en>
