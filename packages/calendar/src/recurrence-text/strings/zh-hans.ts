import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  everyDays: '每 {{interval}} 天',
  everyDay: '每天',
  everyWeeks: '每 {{interval}} 周',
  everyWeek: '每周',
  everyWeeksOn: '每 {{interval}} 周（周{{days}}）',
  everyWeekOn: '每周{{days}}',
  everyMonths: '每 {{interval}} 个月',
  everyMonth: '每月',
  everyMonthsOn: '每 {{interval}} 个月的{{days}}',
  everyMonthOn: '每月的{{days}}',
  everyYears: '每 {{interval}} 年',
  everyYear: '每年',
  everyOther: '按特定规则重复',
  monthDay: '{{day}} 日',
  monthDayLast: '最后一天',
  ordinal1: '第一个{{day}}',
  ordinal2: '第二个{{day}}',
  ordinal3: '第三个{{day}}',
  ordinal4: '第四个{{day}}',
  ordinal5: '第五个{{day}}',
  ordinalLast: '最后一个{{day}}',
  times_other: '{{rule}}，共 {{count}} 次',
  until: '{{rule}}，至 {{date}}',
} satisfies Translated<typeof en>
