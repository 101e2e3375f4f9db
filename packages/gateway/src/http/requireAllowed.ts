import { MailroomError } from '@mailroom/core'

/** `forbidden` for what the organisation has turned off. */
export function requireAllowed(isAllowed: boolean): void {
  if (!isAllowed) throw new MailroomError('forbidden', 'The organisation has turned this off.')
}
