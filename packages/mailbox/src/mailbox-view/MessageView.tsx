import type { MessageRef } from '@mailroom/core'
import { useState } from 'react'
import { ReadView } from './lazyViews'
import { TabPanel } from './TabPanel'

export interface MessageViewProps {
  messageRef: MessageRef
  /** The mail was deleted or moved away. */
  onClose?: () => void
}

/**
 * One mail by itself, without folders and list.
 *
 * @public
 * @source RD-15
 */
export function MessageView({ messageRef, onClose = () => undefined }: MessageViewProps) {
  const [ref, setRef] = useState(messageRef)
  return (
    <TabPanel id="mailroom-message" label="" isActive isAlone>
      <ReadView messageRef={ref} onClose={onClose} onRefChange={setRef} />
    </TabPanel>
  )
}
