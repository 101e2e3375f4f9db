import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  packing: '正在下载',
  packageProgress: '{{done}} / {{total}}',
  packageFailed: '下载失败。{{reason}}',
} satisfies Translated<typeof en>
