import { MailroomError, maxTemplates, type TemplatesPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'
import { checkPage } from './checkPage'
import { checkedText } from './checkedText'

/** The templates of whoever is signed in. */
export const createTemplatesPort = (seat: Seat, calls: Calls): TemplatesPort => ({
  page: (query, options) =>
    calls.make(
      'templates.page',
      () => {
        checkPage(query)
        const { offset, limit } = query
        const all = seat.user.templates.map(({ id, title }) => ({ id, title }))
        return { templates: all.slice(offset, offset + limit), total: all.length }
      },
      options,
    ),
  open: (id, options) =>
    calls.make(
      'templates.open',
      () => {
        const found = seat.user.templates.find((each) => each.id === id)
        if (!found) throw new MailroomError('notFound', 'There is no such template.')
        return found
      },
      options,
    ),
  save: ({ id, ...wanted }) =>
    calls.make('templates.save', () => {
      const text = checkedText(wanted)
      const before = seat.user.templates
      if (id !== undefined) {
        if (before.every((each) => each.id !== id))
          throw new MailroomError('notFound', 'There is no such template.')
        const changed = { id, ...text }
        seat.user.templates = before.map((each) => (each.id === id ? changed : each))
        return changed
      }
      if (before.length >= maxTemplates)
        throw new MailroomError('invalid', 'There are too many templates.', {
          fields: { title: [`At most ${maxTemplates} templates can be kept.`] },
        })
      const saved = { id: crypto.randomUUID(), ...text }
      seat.user.templates = [saved, ...before]
      return saved
    }),
  remove: (id) =>
    calls.make('templates.remove', () => {
      seat.user.templates = seat.user.templates.filter((each) => each.id !== id)
    }),
})
