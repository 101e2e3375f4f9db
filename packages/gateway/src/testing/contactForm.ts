import { noContactFields } from '@mailroom/core'
import { toWireContact } from '../http/wire/addressBook'

/** What a form says of somebody of whom nothing but this is known. */
export function contactForm(email: string, fullname = '') {
  const { contact_id: _id, ...form } = toWireContact({
    ...noContactFields,
    id: 0,
    address: email,
    name: fullname,
  })
  return form
}

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
