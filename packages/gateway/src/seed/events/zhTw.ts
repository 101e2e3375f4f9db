import type { SeedCalendar } from './SeedEvent'

const own = { name: '私人行程', color: 'purple' } as const

/** What the people who write traditional Chinese have in their calendars. */
export const calendarsInTraditionalChinese: readonly SeedCalendar[] = [
  {
    owner: 'linyiting',
    events: [
      {
        ...{ title: '晨會', when: 'Mon 09:30-09:45', repeats: 'workdays', place: '視訊' },
        guests: { huangchihao: 'accepted', wuchiahui: 'accepted' },
      },
      {
        ...{ title: '展覽籌備週會', when: 'Mon 14:00-15:00', repeats: 'weekly', place: '大會議室' },
        note: '1. 進度更新\n2. 預算執行狀況\n3. 下週分工',
        guests: {
          ...{ huangchihao: 'accepted', 'yawen@design.example': 'accepted' },
          ...{ wuchiahui: 'tentative', wangli: 'declined' },
        },
        optional: ['wangli'],
      },
      {
        ...{ title: '與許雅雯討論主視覺', when: 'Tue 15:00-16:00', place: '采風設計' },
        guests: { 'yawen@design.example': 'accepted' },
      },
      {
        ...{ title: '到印刷廠看樣', when: 'Wed 10:00-11:30', place: '大安區', reminderMinutes: 60 },
        note: '記得帶色票。',
      },
      {
        ...{ title: '午餐：和佳慧去吃牛肉麵', when: 'Thu 12:00-13:00', color: 'yellow' },
        guests: { wuchiahui: 'accepted' },
      },
      { title: '展覽報名截止', when: 'Fri', color: 'red' },
      { title: '攤位草圖第一版討論', week: -2, when: 'Wed 14:00-15:00', place: '大會議室' },
      { title: '展覽館場勘', week: -1, when: 'Tue 14:00-16:00', place: '展覽館一館' },
      {
        ...{ title: '年度活動提案', week: -1, when: 'Thu 10:00-11:00', place: '小會議室' },
        guests: { huangchihao: 'accepted', wuchiahui: 'accepted' },
      },
      {
        ...{
          title: '攤位預算核對',
          week: 1,
          when: 'Mon 10:00-11:00',
          place: '小會議室',
          reminderMinutes: 15,
        },
        guests: { wuchiahui: 'accepted', huangchihao: 'pending' },
      },
      { title: '出差：上海', week: 1, when: 'Wed', days: 3, place: '上海', color: 'orange' },
    ],
  },
  {
    owner: 'linyiting',
    made: own,
    events: [
      { title: '瑜珈課', when: 'Tue 19:30-20:30', repeats: 'weekly' },
      { title: '看牙醫', when: 'Wed 18:30-19:00', reminderMinutes: 60 },
      { title: '媽媽生日', when: 'Sat', repeats: 'yearly', color: 'pink' },
      { title: '回台中老家', week: 2, when: 'Sat', days: 2 },
    ],
  },
  {
    owner: 'linyiting',
    made: {
      ...{ name: '台北辦公室', color: 'indigo' },
      sharees: { huangchihao: 'edit', wuchiahui: 'edit', wangli: 'read', emma: 'read' },
    },
    events: [
      { title: '辦公室盤點', week: -1, when: 'Fri' },
      { title: '佳慧居家辦公', when: 'Tue' },
      { title: '展示機測試週', when: 'Wed', days: 3 },
      { title: '志豪特休', week: 1, when: 'Mon', days: 2 },
      { title: '展覽佈展', week: 2, when: 'Mon', days: 2, place: '展覽館一館' },
      { title: '台北展覽', week: 2, when: 'Wed', days: 3, place: '展覽館一館', color: 'red' },
    ],
  },
  {
    owner: 'huangchihao',
    events: [
      {
        title:
          '台北展覽攤位第三版設計審查：主視覺、動線、插座數量與燈光議價結果逐項確認（請先看過信裡的草圖）',
        ...{ when: 'Thu 15:00-17:00', place: '大會議室', reminderMinutes: 30 },
        guests: { linyiting: 'accepted', wuchiahui: 'accepted' },
      },
      {
        ...{ title: '供應商比價', when: 'Fri 11:00-11:30', place: '視訊' },
        guests: { linyiting: 'pending', wuchiahui: 'pending' },
      },
      { title: '展示機調校', when: 'Mon 16:00-18:00', place: '倉庫', color: 'gray' },
      { title: '午餐：新同事迎新', when: 'Tue 12:00-13:30', color: 'yellow' },
      { title: '特休', week: 1, when: 'Mon', days: 2, color: 'orange' },
    ],
  },
  {
    owner: 'huangchihao',
    made: own,
    events: [
      { title: '健身房', when: 'Mon 19:00-20:00', repeats: 'weekly' },
      { title: '機車定檢', week: 1, when: 'Sat' },
    ],
  },
  {
    owner: 'wuchiahui',
    events: [
      {
        ...{ title: '客服回覆範本討論', when: 'Wed 10:00-11:00', place: '小會議室' },
        guests: { huangchihao: 'accepted', linyiting: 'tentative' },
      },
      {
        ...{ title: '費用月結會議', when: 'Thu 11:00-11:45', repeats: 'monthly', place: '小會議室' },
        guests: { linyiting: 'accepted', huangchihao: 'tentative' },
      },
      {
        ...{ title: '員工旅遊說明會', when: 'Fri 16:00-16:30', place: '大會議室' },
        ...{ note: '兩天一夜到宜蘭，方案甲、乙當天舉手表決。' },
        guests: { linyiting: 'accepted', huangchihao: 'pending' },
      },
      {
        ...{ title: '客服滿意度調查結果', week: 1, when: 'Tue 14:00-15:00', place: '小會議室' },
        guests: { linyiting: 'pending' },
      },
      { title: '文宣定稿', when: 'Thu', color: 'red' },
    ],
  },
  {
    owner: 'wuchiahui',
    made: own,
    events: [
      { title: '日文課', when: 'Wed 19:00-20:30', repeats: 'weekly' },
      { title: '表妹婚禮', week: 1, when: 'Sat 11:30-14:30' },
    ],
  },
]
