import { contentLines, propertyName } from '../calendar/ics/text/contentLines'

/** Properties that say what an invitation shows, and those that a time zone is made of. */
const kept = new Set(
  (
    'BEGIN END METHOD UID SEQUENCE DTSTAMP SUMMARY LOCATION STATUS DTSTART DTEND DURATION RRULE RDATE RECURRENCE-ID ' +
    'ORGANIZER ATTENDEE TZID TZOFFSETTO'
  ).split(' '),
)

/** A thousand guests fit into so many. */
const maxLines = 5_000

/** Longer values are cut: a parser takes very long over some that no program writes. */
const maxLineChars = 4_000

/**
 * The lines of a calendar that are read, unfolded. Descriptions, attached files and whatever else it holds are left out
 * before a parser sees it, so that neither its size nor its shape costs time.
 *
 * @source RFC 5545 3.1
 */
export const keptLines = (text: string): string =>
  contentLines(text)
    .filter((line) => kept.has(propertyName(line)))
    .slice(0, maxLines)
    .map((line) => line.slice(0, maxLineChars))
    .join('\r\n')
