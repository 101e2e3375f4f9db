import type { DraftJournal } from '@mailroom/composer'
import { afterPaint, followUpSearch, messageKey, type FolderId, type MessageSummary } from '@mailroom/core'
import { useFolders, useStableCallback, useStrings } from '@mailroom/react'
import { ComposeIcon, IconButton, LatePart, useIsNarrow, type TreeNode } from '@mailroom/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import { DraggedProvider } from '../dragging/Dragged'
import { FolderPane } from '../folder-tree/FolderPane'
import type { BranchChoices } from '../folder-tree/useOpenBranches'
import { followUpsNode } from '../follow-up/followUpsNode'
import { useLayout } from '../layout/useLayout'
import { MessageList } from '../message-list/MessageList'
import { reviewNode } from '../review/reviewNode'
import { SignOutContext } from '../people/SignOut'
import { MailTasks } from '../tasks/MailTasks'
import { nextCode, PaneWatch, ReviewArea, UnfinishedNotice, warmComposer } from './lazyTabs'
import { tabOf } from './tabState'
import { mailboxStrings } from './mailboxStrings'
import { MailboxLayout } from './MailboxLayout'
import { MailboxTabs } from './MailboxTabs'
import { PaneLayout } from './PaneLayout'
import { ShowFolders } from './ShowFolders'
import { TabPanel } from './TabPanel'
import { useMailbox } from './useMailbox'
import { useMissingMails } from './useMissingMails'
import { paneFor, paneWidths, usePreview } from './usePreview'
import { useVisits } from './useVisits'
import * as styles from './MailboxView.css'

/**
 * What a mailbox can be given; it needs nothing.
 *
 * @public
 */
export interface MailboxViewProps {
  /** Where composers note what is typed between two saves; after a crash the mailbox offers to go on with it. */
  journal?: DraftJournal
  /** The reader wants to leave: the card about themselves offers it where the host can do it. */
  onSignOut?: () => void
}

/**
 * The mailbox: folders, the list, and tabs for what is read and written. It fills the element that it is put into,
 * follows the provider's navigation, and works without any.
 *
 * @public
 * @source ML-23, EM-01
 */
export function MailboxView(props: MailboxViewProps) {
  return (
    <SignOutContext.Provider value={props.onSignOut}>
      <MailTasks>
        <DraggedProvider>
          <WholeMailbox {...props} />
        </DraggedProvider>
      </MailTasks>
    </SignOutContext.Provider>
  )
}

function WholeMailbox({ journal }: MailboxViewProps) {
  const { t } = useStrings(mailboxStrings)
  const mailbox = useMailbox()
  const [first] = useState(mailbox.active)
  const missing = useMissingMails()
  const section = useRef<HTMLElement>(null)
  const isNarrow = useIsNarrow(section)
  const [hasDrawer, setDrawer] = useState(false)
  const [branches, setBranches] = useState<BranchChoices>(() => new Map())
  const { place, compose, showList, canWrite, mayWrite } = mailbox
  const shown = tabOf(mailbox, mailbox.active)
  const layout = useLayout()
  const isWide = !useIsNarrow(section, paneWidths.right)
  const pane = usePreview(
    paneFor(layout.readingPane, { isWide, isNarrow }),
    place.folder,
    mailbox.neighbours.warm,
  )
  const { kind: paneKind, rest } = pane
  const { open } = mailbox
  /** With a pane the first press shows a mail there, and the next one opens it. Drafts are written on at once. */
  const onOpen = useStableCallback((message: MessageSummary) => {
    if (paneKind === 'tabs' || mailbox.isDraft(message.ref) || pane.isShown(message.ref)) open(message)
    else pane.show(message)
  })
  // Nothing that the list does not need is fetched before the list is there.
  const [isListThere, setListThere] = useState(false)
  const { noteRows } = mailbox.neighbours
  const onRowsChange = useCallback<typeof noteRows>(
    (page) => {
      // The rows first: what goes on from them is wanted by nobody who cannot see them.
      afterPaint(() => {
        noteRows(page)
        if (page.rows.length > 0) setListThere(true)
      })
    },
    [noteRows],
  )

  const leading = useMemo(
    () =>
      isNarrow && <ShowFolders label={t('showFolders')} isOpen={hasDrawer} onPress={() => setDrawer(true)} />,
    [isNarrow, hasDrawer, t],
  )
  const trailing = useMemo(
    () =>
      isNarrow &&
      mayWrite && (
        <IconButton
          label={t('newMail')}
          icon={<ComposeIcon size={20} />}
          tone="accent"
          onPointerEnter={warmComposer}
          onClick={() => compose({ kind: 'new' })}
        />
      ),
    [isNarrow, mayWrite, compose, t],
  )
  const turnPage = useCallback(
    (page: number, options?: { replace: boolean }) =>
      showList(place.folder, page, { ...options, isUnread: place.isUnread }),
    [showList, place],
  )
  const closeDrawer = useCallback(() => setDrawer(false), [])
  const { folders } = useFolders()
  const folder = shown?.kind === 'read' ? shown.ref.folder : place.folder
  const [reminders, setReminders] = useState<TreeNode>()
  const [review, setReview] = useState<TreeNode>()
  /** Also where it is not known how many there are: it is not among the folders yet. */
  const isEmpty = folders && !folders.find(({ id }) => id === place.folder)?.totalCount
  const isReminders = reminders && shown?.kind === 'search' && shown.query === followUpSearch
  const showReminders = () => {
    closeDrawer()
    mailbox.search(followUpSearch)
  }
  const showNode = useStableCallback((node: string) => {
    if (node !== reviewNode) return showReminders()
    closeDrawer()
    mailbox.showReview()
  })
  const [visit, noteAsked] = useVisits(place)
  const showFolder = useStableCallback((folder: FolderId) => {
    closeDrawer()
    noteAsked(folder)
    showList(folder, 1)
  })
  const writeNew = useStableCallback(() => {
    closeDrawer()
    compose({ kind: 'new' })
  })

  return (
    <section ref={section} className={styles.mailbox} aria-label={t('mailbox')}>
      <MailboxLayout
        isNarrow={isNarrow}
        isDrawerOpen={hasDrawer}
        onDrawerClose={closeDrawer}
        folders={
          <FolderPane
            branches={branches}
            onBranchesChange={setBranches}
            selected={mailbox.isReview ? reviewNode : isReminders ? followUpsNode : folder}
            reminders={reminders}
            review={review}
            onShow={showNode}
            onSelect={showFolder}
            onIntent={mailbox.warmList}
            onCompose={canWrite ? writeNew : undefined}
            barred={mayWrite ? undefined : t('noRightToWrite')}
            onComposeIntent={warmComposer}
            onRenamed={mailbox.folderRenamed}
            onDeleted={mailbox.folderDeleted}
          />
        }
      >
        {journal && canWrite && (
          <LatePart>
            <UnfinishedNotice journal={journal} onCompose={compose} />
          </LatePart>
        )}
        {mailbox.isReview && (
          <TabPanel id={reviewNode} label="" isActive isAlone>
            <ReviewArea leading={leading} />
          </TabPanel>
        )}
        <div className={styles.behind} hidden={mailbox.isReview}>
          <MailboxTabs mailbox={mailbox} journal={journal} missing={missing.keys} onNotFound={missing.note}>
            <PaneLayout
              layout={layout}
              pane={pane}
              mailbox={mailbox}
              journal={journal}
              onNotFound={() => pane.shown && missing.note(pane.shown.ref)}
            >
              <MessageList
                key={visit}
                folder={place.folder}
                page={place.page}
                isUnread={place.isUnread}
                missing={missing.keys}
                leading={leading}
                trailing={trailing}
                onPageChange={turnPage}
                onOpen={onOpen}
                onRest={paneKind === 'tabs' ? undefined : rest}
                shownKey={pane.shown && messageKey(pane.shown.ref)}
                onCompose={mayWrite ? compose : undefined}
                hasPane={!isNarrow}
                onRowsChange={onRowsChange}
              />
            </PaneLayout>
          </MailboxTabs>
        </div>
      </MailboxLayout>
      {(isListThere || isEmpty) && (
        <LatePart>
          <PaneWatch
            folder={folder}
            onReminders={setReminders}
            onReview={setReview}
            onOpen={open}
            onCompose={compose}
            onShowAll={showReminders}
            next={nextCode}
            isWriting={!mayWrite || mailbox.tabs.some(({ kind }) => kind === 'compose')}
            onIdle={mailbox.composers.prepare}
            onLeave={mailbox.composers.letGo}
            section={section}
            active={mailbox.active}
            first={first}
          />
        </LatePart>
      )}
    </section>
  )
}
