import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  secrecy_normal: '普通',
  secrecy_internal: '内部',
  secrecy_secret: '秘密',
  secrecy_confidential: '机密',
  secrecy_topSecret: '绝密',
} satisfies Translated<typeof en>
