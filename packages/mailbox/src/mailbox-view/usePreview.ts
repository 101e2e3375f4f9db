import { isSameMessage, type FolderId, type MessageRef, type MessageSummary } from '@mailroom/core'
import { useStableCallback } from '@mailroom/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Layout } from '../layout/useLayout'
import { isConversation } from './isConversation'
import type { Neighbours } from './useNeighbours'
import { useTurning } from './useTurning'

/** Arrows that go on within this time pass by a mail without asking for it, in ms. */
export const restMs = 180

/** Widths under which a pane has no room: beside the list, and at all. */
export const paneWidths = { right: 1_000, below: 720 } as const

/** Where a pane is shown, given the room that there is: beside, else below, else mails open in tabs. @source ML-26 */
export function paneFor(
  wanted: Layout['readingPane'],
  room: { readonly isWide: boolean; readonly isNarrow: boolean },
): Layout['readingPane'] {
  if (wanted === 'tabs' || room.isNarrow) return 'tabs'
  return wanted === 'right' && room.isWide ? 'right' : 'below'
}

/** What the reading pane shows. Its functions stay the same. */
export interface PanePreview {
  readonly kind: Layout['readingPane']
  readonly shown: MessageSummary | undefined
  readonly show: (message: MessageSummary) => void
  /** Shows it when the reader rests on it. */
  readonly rest: (message: MessageSummary) => void
  readonly clear: () => void
  /** It is shown, or about to be. */
  readonly isShown: (ref: MessageRef) => boolean
}

/**
 * The mail that the pane shows: of the folder that the list shows, and none when it changes. The mail before it stays until
 * it has come, where that takes no longer than the eye sees.
 *
 * @source ML-26
 */
export function usePreview(
  kind: Layout['readingPane'],
  folder: FolderId,
  warm: Neighbours['warm'],
): PanePreview {
  const [message, setMessage] = useState<MessageSummary>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was wanted last: whoever presses a mail twice wants it opened, be it in the pane yet or not. */
  const wanted = useRef<MessageRef>(undefined)
  const { turn, stay } = useTurning()
  const isHere = kind !== 'tabs' && message?.ref.folder === folder
  const shown = isHere ? message : undefined
  const show = useStableCallback((next: MessageSummary) => {
    clearTimeout(timer.current)
    wanted.current = next.ref
    // A conversation is another question, which its view asks.
    turn(isConversation(next) ? undefined : warm(next.ref), () => setMessage(next))
  })
  const rest = useStableCallback((next: MessageSummary) => {
    clearTimeout(timer.current)
    stay()
    wanted.current = shown?.ref
    if (kind !== 'tabs') timer.current = setTimeout(() => show(next), restMs)
  })
  const clear = useStableCallback(() => {
    clearTimeout(timer.current)
    stay()
    wanted.current = undefined
    setMessage(undefined)
  })
  const isShown = useStableCallback(
    (ref: MessageRef) => wanted.current !== undefined && isSameMessage(wanted.current, ref),
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => ({ kind, shown, show, rest, clear, isShown }),
    [kind, shown, show, rest, clear, isShown],
  )
}
