import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '移动到',
  find: '查找文件夹',
  folders: '文件夹',
  count_other: '{{count}} 个文件夹',
  firstShown_other: '仅显示前 {{count}} 个。',
  none: '没有此名称的文件夹。',
  looking: '正在查找文件夹…',
  notAsked: '暂时无法查询服务器，仅列出已知的文件夹。',
  chosen: '{{label}}：{{folder}}',
} satisfies Translated<typeof en>
