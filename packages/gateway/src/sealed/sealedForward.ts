import { MailroomError } from '@mailroom/core'

/** A sealed mail is opened where it lies, so there is nothing of it to pass on. */
export const sealedForward = (): MailroomError =>
  new MailroomError('forbidden', 'A sealed mail is not forwarded.', { detail: 'sealedForward' })
