import type { EventRecurrence } from '@mailroom/core'
import type { CompanyCalendar, CompanyEvent } from './CompanyCalendar'

const shanghai = 'Asia/Shanghai'
const taipei = 'Asia/Taipei'
const singapore = 'Asia/Singapore'

const weekly = (...days: readonly number[]): EventRecurrence => ({
  ...{ every: 'week', interval: 1, monthDays: [] },
  weekdays: days.map((day) => ({ day })),
})

const yearly: EventRecurrence = { every: 'year', interval: 1, weekdays: [], monthDays: [] }

/** Calendars beside everybody's first one. */
export const calendars: readonly CompanyCalendar[] = [
  {
    owner: 'chen.yu',
    name: '产品部',
    color: 'teal',
    edit: ['wang.lei', 'priya.nair'],
    read: ['amelia.hart'],
  },
  { owner: 'chen.yu', name: '私人', color: 'green' },
  { owner: 'wang.lei', name: '实验室', color: 'orange', edit: ['hsu.chihming'], read: ['chen.yu'] },
  {
    ...{ owner: 'sun.hao', name: '公司假期', color: 'red' },
    read: ['chen.yu', 'wang.lei', 'lin.xiaomei', 'zhao.min'],
  },
  { owner: 'huang.yating', name: '客戶拜訪', color: 'purple', read: ['tsai.chiahao', 'wu.peishan'] },
  { owner: 'amelia.hart', name: 'Sales team', color: 'indigo', edit: ['priya.nair'], read: ['chen.yu'] },
]

/** A week as an office has it, and what comes again. The 0th day is the Monday of the week in which the adapter is made. */
export const events: readonly CompanyEvent[] = [
  {
    ...{
      owner: 'wang.lei',
      title: '每日站会',
      place: '5 楼小会议室',
      day: -28,
      starts: '09:30',
      minutes: 15,
    },
    ...{ timeZone: shanghai, recurrence: weekly(1, 2, 3, 4, 5) },
    guests: { 'chen.yu': 'accepted', 'hsu.chihming': 'accepted', 'priya.nair': 'tentative' },
  },
  {
    ...{
      owner: 'chen.yu',
      title: '北极星二期：周评审',
      place: '7 楼 702',
      day: -11,
      starts: '14:00',
      minutes: 90,
    },
    ...{ timeZone: shanghai, recurrence: weekly(4), reminderMinutes: 15 },
    note: '1. 低温重启的结论\n2. 十一月能否交付\n3. 下周要谁做什么',
    guests: {
      ...{ 'wang.lei': 'accepted', 'zhao.min': 'declined', 'hsu.chihming': 'pending' },
      'amelia.hart': 'tentative',
    },
  },
  {
    ...{ owner: 'chen.yu', title: '恒通铸造：外壳报价', place: '电话', day: 3, starts: '14:30', minutes: 30 },
    ...{ timeZone: shanghai, reminderMinutes: 5 },
    outside: [{ address: 'zhoujg@casting.example.cn', name: '周建国' }],
  },
  {
    ...{ owner: 'lin.xiaomei', title: '面试：高级产品设计师', place: '3 楼 301', day: 2, starts: '10:00' },
    ...{ minutes: 60, timeZone: shanghai, guests: { 'chen.yu': 'pending', 'priya.nair': 'accepted' } },
  },
  {
    ...{ owner: 'chen.yu', title: '和晓梅一对一', day: -5, starts: '17:00', minutes: 30, timeZone: shanghai },
    recurrence: { ...weekly(3), interval: 2 },
    guests: { 'lin.xiaomei': 'accepted' },
  },
  {
    ...{ owner: 'zhao.min', title: '月度预算核对', place: '财务部', day: -24, starts: '16:00', minutes: 60 },
    timeZone: shanghai,
    recurrence: { every: 'month', interval: 1, weekdays: [{ day: 5, ordinal: -1 }], monthDays: [] },
    guests: { 'chen.yu': 'accepted', 'wang.lei': 'pending' },
  },
  {
    ...{ owner: 'chen.yu', day: 4, starts: '10:00', minutes: 120, timeZone: shanghai, color: 'pink' },
    title:
      '与台北、新加坡办公室一起过明年的产品路线图、价格策略和发布节奏，并确定第一季度必须交付的功能清单（请提前阅读附件）',
    place: '视频会议',
    guests: { 'huang.yating': 'accepted', 'amelia.hart': 'pending', 'wu.peishan': 'tentative' },
    optional: ['wu.peishan'],
  },
  {
    ...{ owner: 'chen.yu', calendar: '产品部', title: '二期发布会彩排', place: '实验室', day: 1 },
    ...{ starts: '15:00', minutes: 120, timeZone: shanghai },
  },
  {
    ...{
      owner: 'chen.yu',
      calendar: '产品部',
      title: '用户访谈（苏州）',
      day: 1,
      days: 2,
      timeZone: shanghai,
    },
  },
  {
    ...{ owner: 'chen.yu', calendar: '产品部', title: '需求冻结', day: 11, days: 1, timeZone: shanghai },
  },
  {
    ...{
      owner: 'chen.yu',
      calendar: '私人',
      title: '羽毛球',
      place: '徐汇体育馆',
      day: -13,
      starts: '19:30',
    },
    ...{ minutes: 90, timeZone: shanghai, recurrence: weekly(2), reminderMinutes: 60 },
  },
  {
    ...{ owner: 'wang.lei', calendar: '实验室', title: '样机低温测试（-20 ℃）', day: 0, starts: '13:00' },
    ...{ minutes: 240, timeZone: shanghai },
  },
  {
    ...{
      owner: 'wang.lei',
      calendar: '实验室',
      title: '固件发布窗口',
      day: 3,
      starts: '20:00',
      minutes: 180,
    },
    timeZone: shanghai,
  },
  {
    ...{ owner: 'sun.hao', calendar: '公司假期', title: '元旦', date: '2026-01-01', days: 1 },
    ...{ timeZone: shanghai, recurrence: yearly },
  },
  {
    ...{ owner: 'sun.hao', calendar: '公司假期', title: '劳动节', date: '2026-05-01', days: 5 },
    ...{ timeZone: shanghai, recurrence: yearly },
  },
  {
    ...{ owner: 'sun.hao', calendar: '公司假期', title: '国庆节', date: '2026-10-01', days: 7 },
    ...{ timeZone: shanghai, recurrence: yearly },
  },
  {
    ...{
      owner: 'sun.hao',
      calendar: '公司假期',
      title: '公司成立纪念日',
      day: 4,
      days: 1,
      timeZone: shanghai,
    },
  },
  {
    ...{ owner: 'huang.yating', title: '業務週會', place: '台北 8A', day: -21, starts: '10:00', minutes: 60 },
    ...{ timeZone: taipei, recurrence: weekly(1) },
    guests: { 'tsai.chiahao': 'accepted', 'wu.peishan': 'tentative' },
  },
  {
    ...{ owner: 'huang.yating', calendar: '客戶拜訪', title: '拜訪明湖生技', place: '新竹', day: 2 },
    ...{ starts: '14:00', minutes: 120, timeZone: taipei, reminderMinutes: 60 },
    outside: [{ address: 'lisa.chang@customer.example.org', name: '張麗莎' }],
  },
  {
    ...{
      owner: 'wu.peishan',
      title: '第四季行銷檔期討論',
      day: 3,
      starts: '11:00',
      minutes: 60,
      timeZone: taipei,
    },
    guests: { 'huang.yating': 'pending', 'chen.yu': 'declined' },
  },
  {
    ...{ owner: 'amelia.hart', title: 'Pipeline review', place: 'Room Merlion', day: -20, starts: '11:00' },
    ...{ minutes: 45, timeZone: singapore, recurrence: weekly(2), reminderMinutes: 10 },
    guests: { 'daniel.okafor': 'accepted', 'priya.nair': 'declined' },
  },
  {
    ...{ owner: 'amelia.hart', calendar: 'Sales team', title: 'Harbour Instruments: renewal', day: 1 },
    ...{ starts: '16:00', minutes: 60, timeZone: singapore },
    outside: [{ address: 'grace.lim@harbour.example.org', name: 'Grace Lim' }],
  },
  {
    ...{ owner: 'amelia.hart', title: 'Polaris II: delivery dates', day: 0, starts: '15:00', minutes: 45 },
    ...{ timeZone: singapore, guests: { 'chen.yu': 'tentative', 'wang.lei': 'accepted' } },
  },
]
