import type { MessageState } from '@mailroom/core'
import type { MailFlags } from './keywords'

/** The state that flags say. Urgent is what the header says as well, so only a keyword that is there counts. */
export const stateOf = ({
  isUrgent,
  tags: _tags,
  isOwn: _isOwn,
  ...flags
}: MailFlags): Partial<MessageState> => ({ ...flags, ...(isUrgent && { isUrgent }) })
