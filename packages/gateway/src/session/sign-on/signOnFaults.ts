import { MailroomError } from '@mailroom/core'

/**
 * The service does not answer, or not as it should: nobody's fault who signs on. What went wrong there stands in the message
 * alone; a cause could carry tokens and what is said of people into the log.
 */
export const silent = (why: string): MailroomError =>
  new MailroomError('offline', `Sign-on: ${why}`, { detail: 'signOnSilent' })

/** What the service has answered is not taken. */
export const refused = (why: string): MailroomError =>
  new MailroomError('invalid', `Sign-on: ${why}`, { detail: 'signOnRefused' })

/** The turn is over, or was another's. */
export const over = (): MailroomError =>
  new MailroomError('invalid', 'Sign-on: the turn is over, or was begun elsewhere.', { detail: 'signOnOver' })

/** Whoever has come has no mailbox here. */
export const nobody = (detail: 'signOnAddress' | 'signOnUnknown' | 'wechatUnbound', why: string) =>
  new MailroomError('invalid', `Sign-on: ${why}`, { detail })
