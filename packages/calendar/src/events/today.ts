import { dayMs, type Day } from '../days/days'
import type { EventDesk } from './EventDesk'

/** The day that it is. */
export const todayOf = ({ now }: Pick<EventDesk, 'now'>): Day => Math.floor(now / dayMs)
