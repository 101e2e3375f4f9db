import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '备注',
  label: '备注',
  required: '请输入备注！',
  tooLong: '备注不能超过 200 个字符！',
  count: '{{count}} / {{max}}',
  deleteRemark: '删除备注',
  hint: '仅自己可见。',
} satisfies Translated<typeof en>
