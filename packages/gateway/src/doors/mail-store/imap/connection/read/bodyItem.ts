import { MailroomError } from '@mailroom/core'
import { atom, type ImapArgument } from '../client/ImapClient'

/** `BODY.PEEK[path]<start.length>`; reading never marks a mail as read. `notFound` for what is no part */
export function bodyItem(path: string, length?: number, start = 0): ImapArgument {
  if (!/^(|TEXT|HEADER|\d+(\.\d+)*(\.MIME)?)$/.test(path)) {
    throw new MailroomError('notFound', 'A mail has no part of that name')
  }
  return {
    type: 'ATOM',
    value: 'BODY.PEEK',
    section: path === '' ? [] : [atom(path)],
    ...(length !== undefined && { partial: [start, length] }),
  }
}
