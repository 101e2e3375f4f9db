import { useStrings } from '@mailroom/react'
import { LatePart } from '@mailroom/ui'
import { useId, type ReactNode } from 'react'
import { MailboxStrip, OpenTabs } from './lazyTabs'
import { mailboxStrings } from './mailboxStrings'
import * as styles from './MailboxView.css'
import type { OpenTabsProps } from './OpenTabs'
import { panelId } from './panelId'
import { TabPanel } from './TabPanel'
import { listTabId } from './tabState'

export interface MailboxTabsProps extends Omit<OpenTabsProps, 'prefix'> {
  /** The list, which is the first tab. */
  children: ReactNode
}

/** The strip, the list, and what the other tabs show, whose code comes once the list is there. @source ML-23 */
export function MailboxTabs({ children, ...props }: MailboxTabsProps) {
  const { t } = useStrings(mailboxStrings)
  const prefix = useId()
  const { mailbox } = props
  const { tabs, active, composers } = mailbox
  return (
    <>
      {tabs.length > 0 && (
        <LatePart>
          <MailboxStrip mailbox={mailbox} prefix={prefix} />
        </LatePart>
      )}
      <div className={styles.panels}>
        <TabPanel
          id={panelId(prefix, listTabId)}
          label={t('listTab')}
          isActive={active === listTabId}
          isAlone={tabs.length === 0}
        >
          {children}
        </TabPanel>
        {(tabs.length > 0 || composers.spare !== undefined) && (
          <LatePart>
            <OpenTabs prefix={prefix} {...props} />
          </LatePart>
        )}
      </div>
    </>
  )
}
