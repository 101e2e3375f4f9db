import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  red: '红色',
  orange: '橙色',
  yellow: '黄色',
  green: '绿色',
  teal: '青色',
  blue: '蓝色',
  indigo: '靛蓝色',
  purple: '紫色',
  pink: '粉色',
  gray: '灰色',
} satisfies Translated<typeof en>
