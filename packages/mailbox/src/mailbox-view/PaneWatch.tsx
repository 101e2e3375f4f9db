import { whenIdle, type FolderId } from '@mailroom/core'
import { whenLeaving } from '@mailroom/html'
import type { ComposeStart } from '@mailroom/composer'
import {
  useFrameUrl,
  useKeptDrafts,
  useLocale,
  useParser,
  useProviderRoot,
  useShownFolder,
} from '@mailroom/react'
import { persistently } from '@mailroom/ui'
import { useEffect, useState, type RefObject } from 'react'
import FollowUpWatch, { type FollowUpWatchProps } from '../follow-up/FollowUpWatch'
import { ReviewWatch, type ReviewWatchProps } from '../review/ReviewWatch'
import { useFocusRescue } from './useFocusRescue'
import { warmCleaner } from './warmCleaner'
import { type NextCode, warmNext } from './warmNext'

/** A page that is never at rest has its composer ready all the same after this time. */
const latestMs = 3_000

export interface PaneWatchProps extends Omit<FollowUpWatchProps, 'onNode'> {
  /** The one that is open, or a mail of which is. */
  folder: FolderId
  onReminders: FollowUpWatchProps['onNode']
  onReview: ReviewWatchProps['onNode']
  onCompose: (start: ComposeStart) => void
  /** The code of tabs. */
  next: NextCode
  /** Mails are being written. */
  isWriting: boolean
  /** Writing needs nothing more, nobody writes, and nothing else is to be done. */
  onIdle: () => void
  /** The page is left: nobody will write in it. */
  onLeave: () => void
  /** The whole mailbox, and the tab that is shown in it. */
  section: RefObject<HTMLElement | null>
  active: string
  /** The tab that was shown first. */
  first: string
}

/** Looks after what stands beside the folders while there is something, what was written before a lock, where focus goes, and what comes next. @source ML-29, FL-04, LK-04 */
export function PaneWatch({
  folder,
  onReminders,
  onReview,
  onCompose,
  next,
  isWriting,
  onIdle,
  onLeave,
  section,
  active,
  first,
  ...props
}: PaneWatchProps) {
  useFocusRescue(section, active, first)
  // One that the page does not know comes into the tree.
  useShownFolder(folder)
  const takeKept = useKeptDrafts()
  useEffect(() => {
    for (const ref of takeKept()) onCompose({ kind: 'draft', ref })
  }, [takeKept, onCompose])
  const isParserReady = useParser()
  const root = useProviderRoot()
  const frameUrl = useFrameUrl()
  const { locale } = useLocale()
  const [isReady, setReady] = useState(false)
  useEffect(
    () => warmNext(next, root, locale, frameUrl, () => setReady(true)),
    [next, root, locale, frameUrl],
  )
  useEffect(() => (isParserReady ? warmCleaner() : undefined), [isParserReady])
  useEffect(() => {
    if (!isReady || isWriting) return
    const ends = [whenIdle(onIdle, latestMs), whenLeaving(onLeave, onIdle)]
    return () => ends.forEach((end) => end())
  }, [isReady, isWriting, onIdle, onLeave])
  return (
    <>
      <FollowUpWatch onNode={onReminders} {...props} />
      <ReviewWatch onNode={onReview} />
    </>
  )
}

export { FolderDrawer } from './FolderDrawer'
export { UnfinishedNotice } from './UnfinishedNotice'

/** Where mails of others are reviewed. Asked for from here, so that the mailbox names none of its parts. */
export const loadReviewArea = persistently(() =>
  import('../review/ReviewArea').then((code) => ({ default: code.ReviewArea })),
)
