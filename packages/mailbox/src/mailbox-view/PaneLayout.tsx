import type { DraftJournal } from '@mailroom/composer'
import { useStrings } from '@mailroom/react'
import { LatePart, lazyPart, persistently, SplitPane } from '@mailroom/ui'
import { useState, type ReactNode } from 'react'
import type { ChosenLayout } from '../layout/useLayout'
import { mailboxStrings } from './mailboxStrings'
import * as styles from './PaneLayout.css'
import type { Mailbox } from './useMailbox'
import type { PanePreview } from './usePreview'

/** What the pane shows; its code comes to those who have one. */
const PaneMail = lazyPart(persistently(() => import('./PaneMail')))

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
      second={
        pane.kind === 'tabs' ? null : (
          <LatePart>
            <PaneMail {...preview} />
          </LatePart>
        )
      }
      defaultSize={limit.default}
      size={size}
      min={limit.min}
      max={limit.max}
      onSizeChange={(next) => setDragged({ kind, size: next })}
      onSizeCommit={(next) => layout.choose?.({ sizes: { ...layout.sizes, [kind]: next } })}
    />
  )
}
