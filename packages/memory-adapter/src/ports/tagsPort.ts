import { MailroomError, type TagsPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'

/** Longest name of a tag. @source ML-16 */
const maxNameLength = 20

/** The tags of whoever is signed in. */
export function createTagsPort(seat: Seat, calls: Calls): TagsPort {
  return {
    list: (options) => calls.make('tags.list', () => [...seat.user.mailbox.tags], options),
    create: (tag) =>
      calls.make('tags.create', () => {
        const { tags } = seat.user.mailbox
        const name = tag.name.trim()
        const fault = nameFault(
          name,
          tags.map((existing) => existing.name),
        )
        if (fault) throw new MailroomError('invalid', fault, { fields: { name: [fault] } })
        if (!/^#[0-9a-f]{6}$/i.test(tag.color)) {
          const message = 'A colour is written as #RRGGBB.'
          throw new MailroomError('invalid', message, { fields: { color: [message] } })
        }
        const made = { id: `tag-${tags.length + 1}`, name, color: tag.color.toUpperCase() }
        tags.push(made)
        return made
      }),
  }
}

function nameFault(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'A tag needs a name.'
  if (Array.from(name).length > maxNameLength) return `A tag name has at most ${maxNameLength} characters.`
  return taken.includes(name) ? 'There is a tag of this name.' : undefined
}
