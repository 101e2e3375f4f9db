import { Composer, type ComposerHandle, type ComposerProps, loadWriting } from '@mailroom/composer'
import type { Locale, SavedDraft, SendResult } from '@mailroom/core'
import { useSession, useSettings, useSignatures, useStableCallback, useStrings } from '@mailroom/react'
import { fetchAhead, LatePart, loadDialog, mergeRefs } from '@mailroom/ui'
import { forwardRef, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { outcomeStrings } from '../outcome/outcomeStrings'
import { readingStrings } from '../reading/readingStrings'

export { OutboxNotice, RestoreNotice } from '@mailroom/composer'

const loadOutcome = () => import('../outcome/OutcomePage')

/** Fetches all that writing shows at first. */
export async function loadAll(locale: Locale): Promise<void> {
  const words = [outcomeStrings, readingStrings].map((each) => each.load(locale))
  await Promise.all([loadWriting(locale), loadOutcome(), loadDialog(), ...words])
}

/** Another tab coming to the front changes nothing in it. */
const Sheet = memo(Composer)

interface ComposePaneProps extends ComposerProps {
  /** Its tab is in front. One that is not at first is written in later. */
  isShown: boolean
}

/** Writing. What is shown once the mail has left is there before it leaves, since nobody may be reached then. @source SS-01 */
export const ComposePane = forwardRef<ComposerHandle, ComposePaneProps>(function ComposePane(
  { isShown, journal, ...props },
  handle,
) {
  const composer = useRef<ComposerHandle>(null)
  const ref = useMemo(() => mergeRefs(handle, composer), [handle])
  const [start] = useState(props.start)
  const told = {
    onTitleChange: useStableCallback((subject: string) => props.onTitleChange?.(subject)),
    onDraftSaved: useStableCallback((draft: SavedDraft) => props.onDraftSaved?.(draft)),
    onSent: useStableCallback((result: SendResult) => props.onSent?.(result)),
    onScheduled: useStableCallback((draft: SavedDraft, leavesAt: number) => {
      props.onScheduled?.(draft, leavesAt)
    }),
    onClose: useStableCallback(() => props.onClose?.()),
  }
  const edition = useEdition(isShown)
  const isSpare = useRef(!isShown)
  useLayoutEffect(() => {
    if (!isShown || !isSpare.current) return
    isSpare.current = false
    composer.current?.focus()
  }, [isShown])
  useEffect(() => {
    fetchAhead(loadOutcome)
    // Questions, and the outbox.
    fetchAhead(loadDialog)
  }, [])
  return (
    <>
      <Sheet key={edition} ref={ref} start={start} journal={journal} {...told} />
      <LatePart>
        <OutcomeWords />
      </LatePart>
    </>
  )
})

/** Another one for each way in which a new mail would begin, until it is shown. */
function useEdition(isShown: boolean): string {
  const { session } = useSession()
  const { book } = useSignatures()
  const { settings } = useSettings()
  const now = JSON.stringify([session?.user.senders, book, settings?.writingMode])
  const [isKept, setKept] = useState(isShown)
  const [edition, setEdition] = useState(now)
  if (isShown && !isKept) setKept(true)
  if (!isShown && !isKept && edition !== now) setEdition(now)
  return edition
}

function OutcomeWords() {
  useStrings(outcomeStrings)
  useStrings(readingStrings)
  return null
}
