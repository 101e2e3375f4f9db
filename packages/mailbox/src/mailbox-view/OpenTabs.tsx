import type { ComposeStart, DraftJournal } from '@mailroom/composer'
import type { Locale, MessageRef } from '@mailroom/core'
import { LatePart } from '@mailroom/ui'
import { KeepOpenedProvider } from '../reading/sealed/keepOpened'
import { BurnCloseDialog, ComposeView, OutcomePage, ReadView, SearchResults } from './lazyViews'
import { togetherStrings } from '../sending-together/togetherStrings'
import { panelId } from './panelId'
import type { ComposeTab } from './tabState'
import { TabPanel } from './TabPanel'
import { useLastMail } from './useLastMail'
import type { Mailbox } from './useMailbox'
import type { Step } from './useNeighbours'
import { useTabTitles } from './useTabTitles'

export { MailboxStrip } from './MailboxStrip'

/** Fetches what the strip says beside its tabs. */
export const loadTabWords = (locale: Locale): Promise<unknown> => togetherStrings.load(locale)

export interface OpenTabsProps {
  mailbox: Mailbox
  /** Ids of its panels begin with it. */
  prefix: string
  journal: DraftJournal | undefined
  /** Mails that were not there when they were to be opened, by `messageKey`. */
  missing: ReadonlySet<string>
  /** A mail was to be read and is not there. */
  onNotFound: (ref: MessageRef) => void
}

/** What the tabs beside the list show. All mails share one panel, so that its frame stays warm. @source ML-23 */
export function OpenTabs({ mailbox, prefix, journal, missing, onNotFound }: OpenTabsProps) {
  const { tabs, active, neighbours } = mailbox
  const titles = useTabTitles()
  const mail = useLastMail(tabs, active)
  const search = tabs.find((tab) => tab.kind === 'search')
  const composers = tabs.filter((tab) => tab.kind === 'compose')
  const { spare } = mailbox.composers
  // Under the name that its tab will have, so that it stays as it is.
  if (spare !== undefined) composers.push(blankTab(spare))
  const turn = (by: Step) =>
    mail && neighbours.canStep(mail.ref, by) ? () => void mailbox.turnTo(mail.id, mail.ref, by) : undefined

  return (
    <>
      {search && (
        <TabPanel
          id={panelId(prefix, search.id)}
          label={titles(search).fullTitle}
          isActive={search.id === active}
        >
          <SearchResults
            query={search.query}
            missing={missing}
            onSearch={mailbox.search}
            onOpen={mailbox.openResult}
            onCompose={mailbox.mayWrite ? mailbox.compose : undefined}
            onRowsChange={neighbours.noteResults}
          />
        </TabPanel>
      )}
      {mail && (
        <TabPanel id={panelId(prefix, 'read')} label={titles(mail).fullTitle} isActive={mail.id === active}>
          <KeepOpenedProvider value={!mail.isConversation}>
            <ReadView
              messageRef={mail.ref}
              onClose={() => void mailbox.close([mail.id])}
              onRefChange={(ref) => mailbox.moved(mail.id, ref)}
              onTitleChange={(subject) => mailbox.rename(mail.id, subject)}
              onNotFound={() => onNotFound(mail.ref)}
              onCompose={mailbox.mayWrite ? mailbox.compose : undefined}
              isConversation={mail.isConversation}
              journal={journal}
              onPrevious={turn(-1)}
              onNext={turn(1)}
              previous={neighbours.beside(mail.ref, -1)?.ref}
              next={neighbours.beside(mail.ref, 1)?.ref}
            />
          </KeepOpenedProvider>
        </TabPanel>
      )}
      {composers.map((tab) => (
        <TabPanel
          key={tab.id}
          id={panelId(prefix, tab.id)}
          label={titles(tab).fullTitle}
          isActive={tab.id === active}
        >
          <ComposeView
            ref={mailbox.guards.register(tab.id)}
            isShown={tab.id === active}
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
      ))}
      {tabs.map(
        (tab) =>
          tab.kind === 'outcome' && (
            <TabPanel
              key={tab.id}
              id={panelId(prefix, tab.id)}
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
      {mailbox.burnQuestion && (
        <LatePart>
          <BurnCloseDialog seal={mailbox.burnQuestion.seal} onAnswer={mailbox.burnQuestion.answer} />
        </LatePart>
      )}
    </>
  )
}

const blankMail: ComposeStart = { kind: 'new' }
const blankTab = (id: string): ComposeTab => ({ kind: 'compose', id, start: blankMail, subject: '' })
