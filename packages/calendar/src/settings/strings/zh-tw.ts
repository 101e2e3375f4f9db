import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '行事曆設定',
  view: '預設檢視',
  firstDay: '每週的第一天',
  hours: '上班時間',
  dayStarts: '從',
  dayEnds: '到',
  hoursHint: '週檢視與日檢視會從上班時間開始顯示。',
  lunar: '顯示農曆',
  reminder: '新活動的預設提醒',
  isDefault: '預設',
  sharedWith_other: '已分享給 {{count}} 人',
  readOnly: '只能檢視',
  mayEdit: '可編輯活動',
  none: '沒有行事曆。',
} satisfies Translated<typeof en>
