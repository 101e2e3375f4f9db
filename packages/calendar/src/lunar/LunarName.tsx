import type { Locale } from '@mailroom/core'
import type { Day } from '../days/days'
import { lunarDay } from './lunarDay'

export interface LunarNameProps {
  day: Day
  locale: Locale
  className: string
}

/** What a day is called in the Chinese calendar, or the feast that falls on it; nothing in other languages. @source CA-09 */
export function LunarName({ day, locale, className }: LunarNameProps) {
  const lunar = locale === 'en' ? undefined : lunarDay(day, locale)
  if (!lunar) return null
  return (
    <span
      className={className}
      title={lunar.fullName}
      data-festival={lunar.festival !== undefined || undefined}
    >
      {lunar.festival ?? lunar.name}
    </span>
  )
}
