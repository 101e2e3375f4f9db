import type { MailroomAdapter, ReviewState } from '@mailroom/core'
import { useAdapter, useSession } from '@mailroom/react'
import { useState } from 'react'

interface Choice {
  readonly address: string
  readonly state: ReviewState
}

/** Which list was shown last, by mail system: two of them on a page do not share anything. */
const choices = new WeakMap<MailroomAdapter, Choice>()

/** Which mails in review are shown; remembered until somebody else signs in. @source RV-01 */
export function useReviewState(): readonly [ReviewState, (state: ReviewState) => void] {
  const adapter = useAdapter()
  const address = useSession().session?.user.address.address ?? ''
  const [state, setState] = useState<ReviewState>(() => {
    const choice = choices.get(adapter)
    return choice?.address === address ? choice.state : 'wait'
  })
  const choose = (next: ReviewState) => {
    choices.set(adapter, { address, state: next })
    setState(next)
  }
  return [state, choose]
}
