import type { DraftJournal } from '@mailroom/composer'
import { followUpSearch, titleForTab, type MessageRef } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Suspense, useId, type ReactNode } from 'react'
import { KeepOpenedProvider } from '../reading/sealed/keepOpened'
import { BurnCloseDialog, ComposeView, MailboxStrip, OutcomePage, ReadView, SearchResults } from './lazyTabs'
import { listTabId, type MailboxTab } from './tabState'
import { mailboxStrings } from './mailboxStrings'
import * as styles from './MailboxView.css'
import { TabPanel } from './TabPanel'
import { useLastMail } from './useLastMail'
import type { Mailbox } from './useMailbox'
import type { Step } from './useNeighbours'

export interface MailboxTabsProps {
  mailbox: Mailbox
  journal: DraftJournal | undefined
  /** Mails that were not there when they were to be opened, by `messageKey`. */
  missing: ReadonlySet<string>
  /** A mail was to be read and is not there. */
  onNotFound: (ref: MessageRef) => void
  /** The list, which is the first tab. */
  children: ReactNode
}

/** The strip, and what its tabs show. All mails share one panel, so that its frame stays warm. @source ML-23 */
export function MailboxTabs({ mailbox, journal, missing, onNotFound, children }: MailboxTabsProps) {
  const { t } = useStrings(mailboxStrings)
  const prefix = useId()
  const { tabs, active, neighbours } = mailbox
  const mail = useLastMail(tabs, active)
  const search = tabs.find((tab) => tab.kind === 'search')
  const panelId = (id: string) => `${prefix}${id.startsWith('read') ? 'read' : id.replace(/\s/g, '-')}`
  const titles = (tab: MailboxTab) => {
    if (tab.subject) return { title: titleForTab(tab.subject), fullTitle: tab.subject }
    const words = t(wordsOf(tab))
    return { title: words, fullTitle: words }
  }
  const turn = (by: Step) =>
    mail && neighbours.canStep(mail.ref, by) ? () => void mailbox.turnTo(mail.id, mail.ref, by) : undefined

  return (
    <>
      {tabs.length > 0 && (
        <Suspense fallback={null}>
          <MailboxStrip mailbox={mailbox} titles={titles} panelId={panelId} />
        </Suspense>
      )}
      <div className={styles.panels}>
        <TabPanel
          id={panelId(listTabId)}
          label={t('listTab')}
          isActive={active === listTabId}
          isAlone={tabs.length === 0}
        >
          {children}
        </TabPanel>
        {search && (
          <TabPanel id={panelId(search.id)} label={titles(search).fullTitle} isActive={search.id === active}>
            <SearchResults
              query={search.query}
              missing={missing}
              onSearch={mailbox.search}
              onOpen={mailbox.openResult}
              onCompose={mailbox.canWrite ? mailbox.compose : undefined}
              onRowsChange={neighbours.noteResults}
            />
          </TabPanel>
        )}
        {mail && (
          <TabPanel id={panelId('read')} label={titles(mail).fullTitle} isActive={mail.id === active}>
            <KeepOpenedProvider value={!mail.isConversation}>
              <ReadView
                messageRef={mail.ref}
                onClose={() => void mailbox.close([mail.id])}
                onRefChange={(ref) => mailbox.moved(mail.id, ref)}
                onTitleChange={(subject) => mailbox.rename(mail.id, subject)}
                onNotFound={() => onNotFound(mail.ref)}
                onCompose={mailbox.canWrite ? mailbox.compose : undefined}
                isConversation={mail.isConversation}
                journal={journal}
                onPrevious={turn(-1)}
                onNext={turn(1)}
              />
            </KeepOpenedProvider>
          </TabPanel>
        )}
        {tabs.map(
          (tab) =>
            tab.kind === 'compose' && (
              <TabPanel
                key={tab.id}
                id={panelId(tab.id)}
                label={titles(tab).fullTitle}
                isActive={tab.id === active}
              >
                <ComposeView
                  ref={mailbox.guards.register(tab.id)}
                  start={tab.start}
                  journal={journal}
                  onTitleChange={(subject) => mailbox.rename(tab.id, subject)}
                  onDraftSaved={({ ref }) => mailbox.draftSaved(tab.id, ref)}
                  onSent={({ messageId }) => mailbox.handedOver(tab.id, { kind: 'sent', messageId })}
                  onScheduled={({ ref }, leavesAt) =>
                    mailbox.handedOver(tab.id, { kind: 'scheduled', draft: ref, leavesAt })
                  }
                  onClose={() => mailbox.composerClosed(tab.id)}
                />
              </TabPanel>
            ),
        )}
        {tabs.map(
          (tab) =>
            tab.kind === 'outcome' && (
              <TabPanel
                key={tab.id}
                id={panelId(tab.id)}
                label={titles(tab).fullTitle}
                isActive={tab.id === active}
              >
                <OutcomePage
                  outcome={tab.outcome}
                  subject={tab.subject}
                  onBack={() => mailbox.leaveOutcome(tab.id)}
                  onWriteAnother={() => mailbox.leaveOutcome(tab.id, { kind: 'new' })}
                  onContinue={(ref) => mailbox.leaveOutcome(tab.id, { kind: 'draft', ref }, tab.subject)}
                />
              </TabPanel>
            ),
        )}
      </div>
      {mailbox.burnQuestion && (
        <Suspense fallback={null}>
          <BurnCloseDialog seal={mailbox.burnQuestion.seal} onAnswer={mailbox.burnQuestion.answer} />
        </Suspense>
      )}
    </>
  )
}

/** What a tab is called that has no subject. */
function wordsOf(tab: MailboxTab) {
  if (tab.kind === 'search') return tab.query === followUpSearch ? 'remindersTab' : 'searchTab'
  return tab.kind === 'compose' ? 'newMail' : 'noSubject'
}
