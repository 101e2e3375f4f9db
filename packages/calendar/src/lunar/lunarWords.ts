/** The names of the Chinese calendar. They exist in Chinese alone, so they are no strings of the page. */
interface LunarWords {
  readonly leap: string
  readonly months: readonly string[]
  readonly days: readonly string[]
  /** Feasts by month and day of the moon, `8-15`. */
  readonly lunar: Readonly<Record<string, string>>
  /** Feasts by month and day of the sun. */
  readonly solar: Readonly<Record<string, string>>
  /** The last day of the year, whatever its number. */
  readonly eve: string
  readonly qingming: string
}

const days = (
  '初一 初二 初三 初四 初五 初六 初七 初八 初九 初十 十一 十二 十三 十四 十五 ' +
  '十六 十七 十八 十九 二十 廿一 廿二 廿三 廿四 廿五 廿六 廿七 廿八 廿九 三十'
).split(' ')

/** @source CA-09 */
export const lunarWords: Readonly<Record<'zh-hans' | 'zh-tw', LunarWords>> = {
  'zh-hans': {
    leap: '闰',
    months: '正月 二月 三月 四月 五月 六月 七月 八月 九月 十月 冬月 腊月'.split(' '),
    days,
    lunar: {
      '1-1': '春节',
      '1-15': '元宵节',
      '2-2': '龙抬头',
      '5-5': '端午节',
      '7-7': '七夕节',
      '7-15': '中元节',
      '8-15': '中秋节',
      '9-9': '重阳节',
      '12-8': '腊八节',
    },
    solar: {
      '1-1': '元旦',
      '3-8': '妇女节',
      '3-12': '植树节',
      '5-1': '劳动节',
      '5-4': '青年节',
      '6-1': '儿童节',
      '7-1': '建党节',
      '8-1': '建军节',
      '9-10': '教师节',
      '10-1': '国庆节',
    },
    eve: '除夕',
    qingming: '清明节',
  },
  'zh-tw': {
    leap: '閏',
    months: '正月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月'.split(' '),
    days,
    lunar: {
      '1-1': '春節',
      '1-15': '元宵節',
      '5-5': '端午節',
      '7-7': '七夕',
      '7-15': '中元節',
      '8-15': '中秋節',
      '9-9': '重陽節',
      '12-16': '尾牙',
    },
    solar: {
      '1-1': '元旦',
      '2-28': '和平紀念日',
      '4-4': '兒童節',
      '5-1': '勞動節',
      '9-28': '教師節',
      '10-10': '國慶日',
      '10-25': '臺灣光復節',
      '12-25': '行憲紀念日',
    },
    eve: '除夕',
    qingming: '清明節',
  },
}
