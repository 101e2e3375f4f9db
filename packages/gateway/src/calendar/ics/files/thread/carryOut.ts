import { reportOf } from '../../../../file-thread/FileReport'
import { writeEvents } from '../../writing/writeEvents'
import { readCalendarFile } from '../readCalendarFile'
import type { CalendarOrder, CalendarReport } from './CalendarOrder'

/** Does it, in this thread. What fails without being a fault of the file is thrown. */
export const carryOut = (order: CalendarOrder): CalendarReport =>
  reportOf(() =>
    order.act === 'read'
      ? readCalendarFile(order.bytes, order.timeZone)
      : { bytes: Buffer.from(writeEvents(order.records, order.writing)) },
  )
