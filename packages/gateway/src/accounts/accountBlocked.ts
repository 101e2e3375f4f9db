import { MailroomError } from '@mailroom/core'

/** The failure of signing in to an account that an administrator has blocked; told to who knows the password alone. */
export const accountBlocked = () =>
  new MailroomError('forbidden', 'The account is blocked.', { detail: 'accountBlocked' })
