import type { BurnState, MessageRef } from '@mailroom/core'
import { useOpenedSeals, useStableCallback } from '@mailroom/react'
import { useState } from 'react'

/** Whether a mail that cannot be opened as often as one likes is really to be closed. */
export interface BurnQuestion {
  readonly seal: BurnState
  readonly answer: (isClosed: boolean) => void
}

/** Asks before an opened mail that is destroyed after reading goes away, and forgets it then. @source RD-12, CO-15 */
export function useBurnQuestion() {
  const opened = useOpenedSeals()
  const [question, setQuestion] = useState<BurnQuestion>()
  const isAsked = useStableCallback((ref: MessageRef) => opened.find(ref)?.seal.kind === 'burn')
  const mayClose = useStableCallback(async (ref: MessageRef): Promise<boolean> => {
    const seal = opened.find(ref)?.seal
    const isClosed =
      seal?.kind !== 'burn' ||
      (await new Promise<boolean>((resolve) => setQuestion({ seal, answer: resolve })))
    setQuestion(undefined)
    if (isClosed) opened.forget(ref)
    return isClosed
  })
  return { question, isAsked, mayClose }
}
