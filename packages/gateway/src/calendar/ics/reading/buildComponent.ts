import ICAL from 'ical.js'

/** A part of a calendar, and the lines that it was made of. */
export interface BuiltComponent {
  readonly component: ICAL.Component
  readonly lines: readonly string[]
}

/** Makes a part of a calendar of its lines. A broken line spoils nothing but itself. */
export function buildComponent(name: 'vevent' | 'vtimezone', lines: readonly string[]): BuiltComponent {
  const component = new ICAL.Component(name)
  let part = component
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) {
      part = new ICAL.Component(line.slice(6).toLowerCase())
      component.addSubcomponent(part)
    } else if (line.startsWith('END:')) part = component
    else addLine(part, line)
  }
  return { component, lines }
}

/** Some programs write days without saying that these are days. */
const withKind = (line: string): string =>
  /^(?![^:]*;VALUE=)(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?:;[^:"]*)?:\d{8}(?:,\d{8})*\s*$/i.test(line)
    ? line.replace(/[:;]/, (mark) => `;VALUE=DATE${mark}`)
    : line

function addLine(part: ICAL.Component, line: string): void {
  try {
    const property = ICAL.Property.fromString(withKind(line))
    // Values are read when they are asked for, and a broken one throws then.
    property.getValues()
    part.addProperty(property)
  } catch {
    // It throws errors of several kinds at what it cannot read.
    return
  }
}
