import type { FileReport } from '../../../../file-thread/FileReport'
import type { EventRecord } from '../../../EventRecord'
import type { EventsWriting } from '../../writing/writeEvents'
import type { FiledEvents } from '../readCalendarFile'

/** What the thread is to do. */
export type CalendarOrder =
  | { readonly act: 'read'; readonly bytes: Uint8Array; readonly timeZone: string }
  | { readonly act: 'write'; readonly records: readonly EventRecord[]; readonly writing: EventsWriting }

/** What became of it. */
export type CalendarReport = FileReport<FiledEvents | { readonly bytes: Uint8Array }>
