import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '日历设置',
  view: '默认视图',
  firstDay: '每周起始日',
  hours: '工作时间',
  dayStarts: '从',
  dayEnds: '至',
  hoursHint: '周视图和日视图将从工作时间开始显示。',
  lunar: '显示农历',
  reminder: '新日程的默认提醒',
  isDefault: '默认',
  sharedWith_other: '已共享给 {{count}} 人',
  readOnly: '仅可查看',
  mayEdit: '可编辑日程',
  none: '没有日历。',
} satisfies Translated<typeof en>
