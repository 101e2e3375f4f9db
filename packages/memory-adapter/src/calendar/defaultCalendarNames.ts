import type { Locale } from '@mailroom/core'

/** What one's first calendar is called until it is called otherwise. */
export const defaultCalendarNames: Readonly<Record<Locale, string>> = {
  'zh-hans': '我的日程',
  'zh-tw': '我的行事曆',
  en: 'My calendar',
}
