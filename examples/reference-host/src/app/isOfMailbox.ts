import type { Destination } from '@mailroom/core'

/** Whether a place lies in the mailbox, and not on a page beside it. */
export const isOfMailbox = ({ kind }: Destination): boolean =>
  ['folder', 'message', 'search', 'compose', 'review'].includes(kind)
