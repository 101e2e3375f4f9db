import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '備註',
  label: '備註',
  required: '請輸入備註！',
  tooLong: '備註不能超過 200 個字元！',
  count: '{{count}} / {{max}}',
  deleteRemark: '刪除備註',
  hint: '只有您自己看得到。',
} satisfies Translated<typeof en>
