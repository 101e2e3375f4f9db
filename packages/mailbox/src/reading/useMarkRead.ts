import { afterPaint, messageKey, type Message } from '@mailroom/core'
import { useMessageActions } from '@mailroom/react'
import { useEffect, useRef } from 'react'
import { useRights } from '../rights/useRights'

/**
 * Marks a mail read when it is opened: once, so that the reader may mark it unread again while it is open.
 *
 * @param afterSeconds who goes on before has not read it; below 0 it is left to the reader
 * @source RD-14, ML-26
 */
export function useMarkRead(message: Message | undefined, afterSeconds = 0): void {
  const { setState } = useMessageActions()
  const { mayChange } = useRights()
  const marked = useRef<string>(undefined)
  useEffect(() => {
    if (message === undefined) return
    const key = messageKey(message.ref)
    if (marked.current === key) return
    if (message.state.isRead || afterSeconds < 0 || !mayChange) {
      marked.current = key
      return
    }
    const { folder, uid } = message.ref
    const mark = () => void setState({ folder, uids: [uid] }, { isRead: true }, { quiet: true })
    if (afterSeconds === 0) {
      marked.current = key
      // The mail first: the list behind it is drawn anew by that.
      afterPaint(mark)
      return
    }
    const timer = setTimeout(() => {
      marked.current = key
      mark()
    }, afterSeconds * 1000)
    return () => clearTimeout(timer)
  }, [message, setState, afterSeconds, mayChange])
}
