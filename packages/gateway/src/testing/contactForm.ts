import { toWireContactFields } from '@mailroom/api'
import { noContactFields } from '@mailroom/core'

/** What a form says of somebody of whom nothing but this is known. */
export const contactForm = (email: string, fullname = '') =>
  toWireContactFields({ ...noContactFields, address: email, name: fullname })

/** A file of contacts as a form brings it. */
export function contactFileForm(
  text: string | Blob,
  name = 'contacts.csv',
  fields: Record<string, string> = {},
) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', typeof text === 'string' ? new Blob([text]) : text, name)
  return form
}
