import { useStrings } from '@mailroom/react'
import { EmptyState } from '@mailroom/ui'
import { Suspense } from 'react'
import { SkinArtwork } from '../marks/SkinArtwork'
import { isConversation } from './isConversation'
import { ReadView } from './lazyViews'
import { mailboxStrings } from './mailboxStrings'
import * as styles from './PaneLayout.css'
import type { PaneLayoutProps } from './PaneLayout'
import { PartBoundary } from './TabPanel'
import type { Step } from './useNeighbours'

/** The mail that the reader points at, or a word that there is none. @source ML-26 */
export default function PaneMail({
  layout,
  pane,
  mailbox,
  journal,
  onNotFound,
}: Omit<PaneLayoutProps, 'children'>) {
  const { t } = useStrings(mailboxStrings)
  const { shown } = pane
  if (!shown) return <EmptyState kind="empty" artwork={<SkinArtwork />} title={t('paneEmpty')} />
  const turn = (by: Step) =>
    mailbox.neighbours.canStep(shown.ref, by)
      ? () => void mailbox.step(shown.ref, by).then((next) => next && pane.show(next))
      : undefined
  return (
    <div className={styles.pane} data-reading-pane>
      <PartBoundary>
        <Suspense fallback={null}>
          <ReadView
            messageRef={shown.ref}
            isConversation={isConversation(shown)}
            markReadSeconds={layout.markReadSeconds}
            onClose={pane.clear}
            onNotFound={onNotFound}
            journal={journal}
            onCompose={mailbox.mayWrite ? mailbox.compose : undefined}
            onPrevious={turn(-1)}
            onNext={turn(1)}
            previous={mailbox.neighbours.beside(shown.ref, -1)?.ref}
            next={mailbox.neighbours.beside(shown.ref, 1)?.ref}
          />
        </Suspense>
      </PartBoundary>
    </div>
  )
}
