import { MailroomError, textFaults } from '@mailroom/core'

/** A signature or a template as it is kept; `invalid` with the faults of its fields. */
export function checkedText(wanted: { readonly title: string; readonly html: string }) {
  const title = wanted.title.trim().replace(/\s+/g, ' ')
  const text = { title, html: wanted.html }
  const faults = textFaults(text)
  if (faults.title === undefined && faults.content === undefined) return text
  throw new MailroomError('invalid', 'The text was refused.', {
    fields: {
      ...(faults.title && { title: [faults.title] }),
      ...(faults.content && { content: [faults.content] }),
    },
  })
}
