import { MailroomError } from '@mailroom/core'

/** The number in a path. @throws MailroomError `notFound` for what is none */
export function idOf({ id = '' }: Readonly<Record<string, string>>): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new MailroomError('notFound', 'There is nothing of this number.')
  return Number(id)
}
