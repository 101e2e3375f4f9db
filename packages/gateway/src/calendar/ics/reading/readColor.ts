import { eventColors, type EventColor } from '@mailroom/core'
import type ICAL from 'ical.js'

/**
 * The colour of an event, where it is one of ours: by its CSS name, or as the category that Outlook has for it.
 *
 * @source RFC 7986 5.9
 */
export function colorOf(event: ICAL.Component): EventColor | undefined {
  const categories = event.getAllProperties('categories').flatMap((property) => property.getValues())
  for (const value of [event.getFirstPropertyValue('color'), ...categories]) {
    if (typeof value !== 'string' || value.length > 40) continue
    const name = value
      .trim()
      .toLowerCase()
      .replace(/ category$/, '')
      .replace(/^grey$/, 'gray')
    const color = eventColors.find((each) => each === name)
    if (color !== undefined) return color
  }
  return undefined
}
