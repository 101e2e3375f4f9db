import type { DraftJournal } from '@mailroom/composer'
import { useStrings } from '@mailroom/react'
import { EmptyState, SplitPane } from '@mailroom/ui'
import { Suspense, useState, type ReactNode } from 'react'
import type { ChosenLayout } from '../layout/useLayout'
import { SkinArtwork } from '../marks/SkinArtwork'
import { ReadView } from './lazyTabs'
import { mailboxStrings } from './mailboxStrings'
import * as styles from './PaneLayout.css'
import { PartBoundary } from './TabPanel'
import type { Mailbox } from './useMailbox'
import type { Step } from './useNeighbours'
import type { PanePreview } from './usePreview'

export interface PaneLayoutProps {
  layout: ChosenLayout
  pane: PanePreview
  mailbox: Mailbox
  journal: DraftJournal | undefined
  onNotFound: () => void
  /** The list. */
  children: ReactNode
}

/** Pixels of the pane, until the reader has dragged it. */
const limits = {
  right: { default: 520, min: 320, max: 1_100 },
  below: { default: 340, min: 160, max: 900 },
} as const

/** The list, and beside or below it the mail that the reader points at. @source ML-26 */
export function PaneLayout({ children, ...preview }: PaneLayoutProps) {
  const { layout, pane } = preview
  const { t } = useStrings(mailboxStrings)
  const kind = pane.kind === 'right' ? 'right' : 'below'
  const [dragged, setDragged] = useState<{ readonly kind: string; readonly size: number }>()
  const limit = limits[kind]
  const size = dragged?.kind === kind ? dragged.size : (layout.sizes[kind] ?? limit.default)
  return (
    <SplitPane
      className={styles.split}
      label={t('paneSize')}
      direction={kind === 'right' ? 'row' : 'column'}
      sized="second"
      collapsed={pane.kind === 'tabs'}
      first={children}
      second={pane.kind === 'tabs' ? null : <Preview {...preview} />}
      defaultSize={limit.default}
      size={size}
      min={limit.min}
      max={limit.max}
      onSizeChange={(next) => setDragged({ kind, size: next })}
      onSizeCommit={(next) => layout.choose?.({ sizes: { ...layout.sizes, [kind]: next } })}
    />
  )
}

function Preview({ layout, pane, mailbox, journal, onNotFound }: Omit<PaneLayoutProps, 'children'>) {
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
            isConversation={(shown.conversation?.mailCount ?? 0) > 1}
            markReadSeconds={layout.markReadSeconds}
            onClose={pane.clear}
            onNotFound={onNotFound}
            journal={journal}
            onCompose={mailbox.canWrite ? mailbox.compose : undefined}
            onPrevious={turn(-1)}
            onNext={turn(1)}
          />
        </Suspense>
      </PartBoundary>
    </div>
  )
}
