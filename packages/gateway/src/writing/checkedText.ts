import { MailroomError, textFaults } from '@mailroom/core'
import { storableText } from '../doors/database/storableText'

/** Sentences that the routes say in the reader's language, by what is wrong. */
const sentences = {
  title: { required: 'textTitleRequired', tooLong: 'textTitleLength' },
  content: { required: 'textContentRequired', tooLong: 'textContentLength' },
} as const

/** A signature or a template as it is kept; `invalid` with the faults of its fields, in the names of the wire. @source ST-04, ST-05 */
export function checkedText(wanted: { readonly title: string; readonly html: string }) {
  const title = storableText(wanted.title).trim().replace(/\s+/g, ' ')
  const html = storableText(wanted.html)
  const faults = textFaults({ title, html })
  const fields = {
    ...(faults.title && { caption: [sentences.title[faults.title]] }),
    ...(faults.content && { content: [sentences.content[faults.content]] }),
  }
  if (Object.keys(fields).length > 0) throw new MailroomError('invalid', 'The text was refused.', { fields })
  return { title, html }
}
