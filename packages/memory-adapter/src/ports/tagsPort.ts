import { MailroomError, maxTagNameCharacters, type Tag, type TagsPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Mailbox } from '../mailbox/Mailbox'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'

/** The tags of whoever is signed in. */
export function createTagsPort(seat: Seat, calls: Calls): TagsPort {
  return {
    list: (options) => calls.make('tags.list', () => [...seat.user.mailbox.tags], options),
    create: (wanted) =>
      calls.make('tags.create', () => {
        const { tags } = seat.user.mailbox
        const made = { id: crypto.randomUUID(), ...checked(wanted, tags) }
        tags.push(made)
        return made
      }),
    update: (id, wanted) =>
      calls.make('tags.update', () => {
        const { mailbox } = seat.user
        const before = mailbox.tags.find((tag) => tag.id === id)
        if (!before) throw new MailroomError('notFound', 'There is no such tag.')
        const others = mailbox.tags.filter((tag) => tag !== before)
        const tag = { id, ...checked(wanted, others) }
        mailbox.tags.splice(mailbox.tags.indexOf(before), 1, tag)
        retag(seat.user, before.name, tag.name)
        return tag
      }),
    delete: (id) =>
      calls.make('tags.delete', () => {
        const { tags } = seat.user.mailbox
        const index = tags.findIndex((tag) => tag.id === id)
        const [gone] = index < 0 ? [] : tags.splice(index, 1)
        if (gone) retag(seat.user, gone.name, undefined)
      }),
  }
}

/** Lets all mails with a tag have its new name, or none of it. */
function retag({ mailbox }: Account, before: string, after: string | undefined): void {
  for (const { id } of mailbox.list()) {
    const folder = mailbox.folder(id)
    for (const mail of folder.all()) {
      if (!mail.state.tags.includes(before)) continue
      const tags = mail.state.tags.flatMap((name) => (name === before ? (after ?? []) : name))
      folder.replace({ ...mail, state: { ...mail.state, tags } })
    }
  }
}

function checked(wanted: Pick<Tag, 'name' | 'color'>, others: Mailbox['tags']): Pick<Tag, 'name' | 'color'> {
  const name = wanted.name.trim()
  const fault = nameFault(name, others)
  if (fault) throw new MailroomError('invalid', fault, { fields: { name: [fault] } })
  if (!/^#[0-9a-f]{6}$/i.test(wanted.color)) {
    const message = 'A colour is written as #RRGGBB.'
    throw new MailroomError('invalid', message, { fields: { color: [message] } })
  }
  return { name, color: wanted.color.toUpperCase() }
}

function nameFault(name: string, others: Mailbox['tags']): string | undefined {
  if (name === '') return 'A tag needs a name.'
  if (Array.from(name).length > maxTagNameCharacters)
    return `A tag name has at most ${maxTagNameCharacters} characters.`
  return others.some((tag) => tag.name === name) ? 'There is a tag of this name.' : undefined
}
