import type { MessageRef } from '@mailroom/core'
import { HeaderView, MessageView, SourceView } from '@mailroom/mailbox'

export interface MessageInfoProps {
  messageRef: MessageRef
  /** Its text without one. */
  view: 'source' | 'header' | undefined
}

/** One mail alone in a window. @source RD-15 */
export function MessageInfo({ messageRef, view }: MessageInfoProps) {
  if (view === 'source') return <SourceView messageRef={messageRef} />
  if (view === 'header') return <HeaderView messageRef={messageRef} />
  return <MessageView messageRef={messageRef} />
}
