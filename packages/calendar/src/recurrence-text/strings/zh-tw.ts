import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  everyDays: '每 {{interval}} 天',
  everyDay: '每天',
  everyWeeks: '每 {{interval}} 週',
  everyWeek: '每週',
  everyWeeksOn: '每 {{interval}} 週（週{{days}}）',
  everyWeekOn: '每週{{days}}',
  everyMonths: '每 {{interval}} 個月',
  everyMonth: '每月',
  everyMonthsOn: '每 {{interval}} 個月的{{days}}',
  everyMonthOn: '每月的{{days}}',
  everyYears: '每 {{interval}} 年',
  everyYear: '每年',
  everyOther: '依特定規則重複',
  monthDay: '{{day}} 日',
  monthDayLast: '最後一天',
  ordinal1: '第一個{{day}}',
  ordinal2: '第二個{{day}}',
  ordinal3: '第三個{{day}}',
  ordinal4: '第四個{{day}}',
  ordinal5: '第五個{{day}}',
  ordinalLast: '最後一個{{day}}',
  times_other: '{{rule}}，共 {{count}} 次',
  until: '{{rule}}，至 {{date}} 止',
} satisfies Translated<typeof en>
