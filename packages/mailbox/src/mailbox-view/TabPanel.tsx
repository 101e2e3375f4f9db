import { EmptyState, Button } from '@mailroom/ui'
import { useStrings } from '@mailroom/react'
import { Component, Suspense, type ReactNode } from 'react'
import { mailboxStrings } from './mailboxStrings'
import * as styles from './TabPanel.css'

export interface TabPanelProps {
  id: string
  label: string
  isActive: boolean
  /** The only panel, with no strip above it. */
  isAlone?: boolean
  children: ReactNode
}

/** What a tab shows. It stays in the page while another tab is shown, so that nothing typed in it is lost. */
export function TabPanel({ id, label, isActive, isAlone, children }: TabPanelProps) {
  return (
    <div
      id={id}
      data-mailbox-panel
      className={styles.panel}
      hidden={!isActive}
      // Takes focus when what had it is gone; no stop for Tab.
      tabIndex={-1}
      {...(isAlone ? {} : { role: 'tabpanel', 'aria-label': label })}
    >
      <div className={styles.content}>
        <PartBoundary>
          <Suspense fallback={null}>{children}</Suspense>
        </PartBoundary>
      </div>
    </div>
  )
}

/** Code of a part that could not be fetched, or a fault in it, takes down that part alone. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <PartFailure onRetry={() => this.setState({ hasFailed: false })} />
  }
}

function PartFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useStrings(mailboxStrings)
  return (
    <EmptyState
      kind="error"
      title={t('partFailed')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  )
}
