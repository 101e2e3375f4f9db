import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  packing: '正在下載',
  packageProgress: '{{done}} / {{total}}',
  packageFailed: '下載失敗。{{reason}}',
} satisfies Translated<typeof en>
