import { useStrings } from '@mailroom/react'
import { deepActiveElement, LatePart, SplitPane } from '@mailroom/ui'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { FolderDrawer } from './lazyTabs'
import { mailboxStrings } from './mailboxStrings'
import * as styles from './MailboxView.css'
import { usePaneWidth } from './usePaneWidth'

export interface MailboxLayoutProps {
  /** No room for the folders beside the list: they come as a drawer over it. */
  isNarrow: boolean
  isDrawerOpen: boolean
  onDrawerClose: () => void
  folders: ReactNode
  children: ReactNode
}

/** Folders beside the mails, or over them where it is narrow. What is open stays as it is when that changes. */
export function MailboxLayout({
  isNarrow,
  isDrawerOpen,
  onDrawerClose,
  folders,
  children,
}: MailboxLayoutProps) {
  const { t } = useStrings(mailboxStrings)
  const pane = usePaneWidth()
  const main = useRef<HTMLDivElement>(null)
  const hasDrawer = isNarrow && isDrawerOpen
  // As a property: the attribute means different things to React 18 and 19.
  const origin = useRef<HTMLElement | null>(null)
  // Known before the list takes no focus any more, and before the drawer is there.
  useLayoutEffect(() => {
    if (hasDrawer) origin.current = deepActiveElement()
  }, [hasDrawer])
  useLayoutEffect(() => {
    if (main.current) main.current.inert = hasDrawer
  }, [hasDrawer])
  useEffect(() => {
    if (!isNarrow) onDrawerClose()
  }, [isNarrow, onDrawerClose])
  return (
    <>
      <SplitPane
        className={styles.split}
        label={t('folderPaneWidth')}
        collapsed={isNarrow}
        first={isNarrow ? null : folders}
        second={
          <div ref={main} className={styles.main}>
            {children}
          </div>
        }
        defaultSize={pane.defaultWidth}
        size={pane.width}
        min={pane.min}
        max={pane.max}
        onSizeChange={pane.setWidth}
      />
      {hasDrawer && (
        <LatePart>
          <FolderDrawer label={t('folders')} origin={origin} onClose={onDrawerClose}>
            {folders}
          </FolderDrawer>
        </LatePart>
      )}
    </>
  )
}
