import type { MessageSummary } from '@mailroom/core'

/** Its row stands for several mails, which are read together. @source ML-13 */
export const isConversation = ({ conversation }: MessageSummary): boolean =>
  (conversation?.mailCount ?? 0) > 1
