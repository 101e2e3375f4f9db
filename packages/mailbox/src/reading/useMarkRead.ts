import { messageKey, type Message } from '@mailroom/core'
import { useMessageActions } from '@mailroom/react'
import { useEffect, useRef } from 'react'

/**
 * Marks a mail read when it is opened: once, so that the reader may mark it unread again while it is open.
 *
 * @source RD-14
 */
export function useMarkRead(message: Message | undefined): void {
  const { setState } = useMessageActions()
  const marked = useRef<string>(undefined)
  useEffect(() => {
    if (message === undefined) return
    const key = messageKey(message.ref)
    if (marked.current === key) return
    marked.current = key
    if (message.state.isRead) return
    const { folder, uid } = message.ref
    void setState({ folder, uids: [uid] }, { isRead: true }, { quiet: true })
  }, [message, setState])
}
