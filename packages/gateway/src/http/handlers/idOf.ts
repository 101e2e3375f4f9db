import { MailroomError } from '@mailroom/core'

/** The number in a path or a form. @throws MailroomError `notFound` for what is none: it names nothing */
export function idOf({ id }: { readonly id?: string | undefined }): number {
  const number = /^[1-9]\d{0,15}$/.test(id ?? '') ? Number(id) : Number.NaN
  if (Number.isSafeInteger(number)) return number
  throw new MailroomError('notFound', 'There is nothing of this number.')
}
