import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  secrecy_normal: '普通',
  secrecy_internal: '內部',
  secrecy_secret: '密',
  secrecy_confidential: '機密',
  secrecy_topSecret: '極機密',
} satisfies Translated<typeof en>
