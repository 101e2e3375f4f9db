import type { AuthenticationResult } from '@mailroom/core'

/** What the domains of a sender said about a mail when it came in. */
export type MailCheck = readonly AuthenticationResult[]
