import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  red: '紅色',
  orange: '橘色',
  yellow: '黃色',
  green: '綠色',
  teal: '藍綠色',
  blue: '藍色',
  indigo: '靛藍色',
  purple: '紫色',
  pink: '粉紅色',
  gray: '灰色',
} satisfies Translated<typeof en>
