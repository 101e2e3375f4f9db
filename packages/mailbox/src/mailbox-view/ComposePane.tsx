import { Composer, type ComposerHandle, type ComposerProps } from '@mailroom/composer'
import { useStrings } from '@mailroom/react'
import { fetchAhead, loadDialog } from '@mailroom/ui'
import { forwardRef, Suspense, useEffect } from 'react'
import { outcomeStrings } from '../outcome/outcomeStrings'
import { readingStrings } from '../reading/readingStrings'

export { OutboxNotice, RestoreNotice } from '@mailroom/composer'

/** Writing. What is shown once the mail has left is there before it leaves, since nobody may be reached then. @source SS-01 */
export const ComposePane = forwardRef<ComposerHandle, ComposerProps>(function ComposePane(props, handle) {
  useEffect(() => {
    fetchAhead(() => import('../outcome/OutcomePage'))
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
