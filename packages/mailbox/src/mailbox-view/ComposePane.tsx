import { Composer, type ComposerHandle, type ComposerProps, loadWriting } from '@mailroom/composer'
import type { Locale } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { fetchAhead, loadDialog } from '@mailroom/ui'
import { forwardRef, Suspense, useEffect } from 'react'
import { outcomeStrings } from '../outcome/outcomeStrings'
import { readingStrings } from '../reading/readingStrings'

export { OutboxNotice, RestoreNotice } from '@mailroom/composer'

const loadOutcome = () => import('../outcome/OutcomePage')

/** Fetches all that writing shows at first. */
export async function loadAll(locale: Locale): Promise<void> {
  const words = [outcomeStrings, readingStrings].map((each) => each.load(locale))
  await Promise.all([loadWriting(locale), loadOutcome(), loadDialog(), ...words])
}

/** Writing. What is shown once the mail has left is there before it leaves, since nobody may be reached then. @source SS-01 */
export const ComposePane = forwardRef<ComposerHandle, ComposerProps>(function ComposePane(props, handle) {
  useEffect(() => {
    fetchAhead(loadOutcome)
    // Questions, and the outbox.
    fetchAhead(loadDialog)
  }, [])
  return (
    <>
      <Composer ref={handle} {...props} />
      <Suspense fallback={null}>
        <OutcomeWords />
      </Suspense>
    </>
  )
})

function OutcomeWords() {
  useStrings(outcomeStrings)
  useStrings(readingStrings)
  return null
}
