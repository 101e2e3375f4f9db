import { MailroomError, isEmailAddress, type DraftContent } from '@mailroom/core'
import { plainText } from '../mime/plainText'

/**
 * The form as it may leave, with the subject taken from its first file when it has none of its own.
 *
 * @throws MailroomError `invalid` with the fields that are missing or wrong
 * @source CO-11
 */
export function checkForm(form: DraftContent): DraftContent {
  const subject = form.subject.trim() || subjectOfFile(form)
  const fields: Record<string, readonly string[]> = {}
  const recipients = [...form.to, ...form.cc, ...form.bcc]
  const wrong = recipients.filter(({ address }) => !isEmailAddress(address))
  if (recipients.length === 0) fields.to = ['A mail needs a recipient.']
  else if (wrong.length > 0) fields.to = wrong.map(({ address }) => `"${address}" is no address.`)
  if (subject === '') fields.subject = ['A mail needs a subject.']
  if (isEmpty(form)) fields.content = ['A mail needs a text.']
  if (Object.keys(fields).length > 0)
    throw new MailroomError('invalid', 'The mail cannot be sent as it is.', { fields })
  return { ...form, subject }
}

function subjectOfFile({ attachments }: DraftContent): string {
  const name = attachments.find((file) => file.contentId === undefined)?.name ?? ''
  return name.replace(/(?!^)\.[^.]*$/, '').trim()
}

const isEmpty = ({ isHtml, html, text }: DraftContent): boolean =>
  isHtml ? plainText(html) === '' && !/<img\b/i.test(html) : text.trim() === ''
