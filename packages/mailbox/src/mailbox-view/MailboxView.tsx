import { defaultFolder, titleForTab, type FolderId, type MessageRef, type MessageSummary } from '@mailroom/core'
import type { ComposeStart } from '@mailroom/composer'
import { useAdapter, useFolders, useNavigation, usePrefetchMessage, useStrings } from '@mailroom/react'
import { FolderIcon, IconButton, SplitPane } from '@mailroom/ui'
import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { FolderPane } from '../folder-tree/FolderPane'
import { MessageList } from '../message-list/MessageList'
import { TabStrip, type StripTab } from '../tab-strip/TabStrip'
import { ComposeTab, ReadTab, warmComposer, warmReading } from './lazyTabs'
import { listTabId, tabsAfter, type MailboxTab } from './mailboxTabs'
import { mailboxStrings } from './mailboxStrings'
import { useLastMail } from './useLastMail'
import * as styles from './MailboxView.css'
import { TabPanel } from './TabPanel'
import { useComposeGuards } from './useComposeGuards'
import { useIsNarrow } from './useIsNarrow'
import { usePaneWidth } from './usePaneWidth'

/**
 * The mailbox: folders, the list, and tabs for what is read and written. It follows the provider's navigation, and
 * works without any.
 *
 * @public
 * @source ML-23, EM-01
 */
export function MailboxView() {
  const { t } = useStrings(mailboxStrings)
  const { destination, navigate } = useNavigation()
  const adapter = useAdapter()
  const { folders } = useFolders()
  const prefetch = usePrefetchMessage()
  const guards = useComposeGuards()
  const panelPrefix = useId()
  const nextComposer = useRef(0)
  const [{ tabs, active }, send] = useReducer(tabsAfter, { tabs: [], active: listTabId })
  const [place, setPlace] = useState<{ folder: FolderId; page: number }>({ folder: defaultFolder, page: 1 })
  const [rows, setRows] = useState<readonly MessageSummary[]>([])
  const [isFolderPaneOpen, setFolderPaneOpen] = useState(false)
  const pane = usePaneWidth()
  const [section, setSection] = useState<HTMLElement | null>(null)
  const isNarrow = useIsNarrow(section)
  const canWrite = adapter.sending !== undefined && adapter.drafts !== undefined

  const compose = (start: ComposeStart) => {
    setFolderPaneOpen(false)
    nextComposer.current += 1
    send({ kind: 'openComposer', id: `compose ${nextComposer.current}`, start })
  }

  useEffect(() => {
    if (destination.kind === 'folder' || destination.kind === 'home') {
      const folder = destination.kind === 'folder' ? destination.folder : defaultFolder
      setPlace({ folder, page: (destination.kind === 'folder' && destination.page) || 1 })
      send({ kind: 'select', id: listTabId })
    } else if (destination.kind === 'message') {
      send({ kind: 'openMessage', ref: destination.ref })
      setPlace((before) => (before.folder === destination.ref.folder ? before : { folder: destination.ref.folder, page: 1 }))
    } else if (destination.kind === 'compose' && canWrite) {
      compose({ kind: 'new', to: destination.to.map((address) => ({ address, name: '' })) })
      navigate({ kind: 'folder', folder: place.folder }, { replace: true })
    }
    // Only another destination opens something: what is open stays open.
  }, [destination])

  useEffect(() => warmReading(), [])

  const showList = (folder = place.folder, page = place.page) => {
    setFolderPaneOpen(false)
    send({ kind: 'select', id: listTabId })
    navigate({ kind: 'folder', folder, ...(page > 1 ? { page } : {}) })
  }

  const open = (message: MessageSummary, shown: readonly MessageSummary[]) => {
    setRows(shown)
    if (canWrite && folders?.find(({ id }) => id === message.ref.folder)?.role === 'drafts') {
      return compose({ kind: 'draft', ref: message.ref })
    }
    send({ kind: 'openMessage', ref: message.ref, subject: message.subject })
    navigate({ kind: 'message', ref: message.ref })
    for (const near of neighbours(shown, message.ref)) prefetch(near)
  }

  const step = (ref: MessageRef, by: 1 | -1) => {
    const index = rows.findIndex((row) => row.ref.uid === ref.uid && row.ref.folder === ref.folder)
    const next = index < 0 ? undefined : rows[index + by]
    if (!next) return undefined
    return () => {
      send({ kind: 'turnTo', id: active, ref: next.ref, subject: next.subject })
      navigate({ kind: 'message', ref: next.ref })
      for (const near of neighbours(rows, next.ref)) prefetch(near)
    }
  }

  const select = (id: string) => {
    const tab = tabs.find((each) => each.id === id)
    if (!tab) return showList()
    send({ kind: 'select', id })
    if (tab.kind === 'read') navigate({ kind: 'message', ref: tab.ref })
  }

  const close = async (ids: readonly string[]) => {
    const closed: string[] = []
    for (const id of ids) {
      if (await guards.mayClose(id)) closed.push(id)
      else send({ kind: 'select', id })
    }
    const next = tabsAfter({ tabs, active }, { kind: 'close', ids: closed })
    send({ kind: 'close', ids: closed })
    const shown = next.tabs.find(({ id }) => id === next.active)
    if (next.active === listTabId) showList()
    else if (shown?.kind === 'read') navigate({ kind: 'message', ref: shown.ref })
  }

  const strip: readonly StripTab[] = [
    { id: listTabId, title: t('listTab'), fullTitle: t('listTab'), canClose: false },
    ...tabs.map((tab) => ({ id: tab.id, ...titleOf(tab, t), canClose: true })),
  ]
  // All mails are shown in one panel, so that its frame stays warm from one to the next.
  const shownMail = useLastMail(tabs, active)
  const panelId = (id: string) => `${panelPrefix}${id.startsWith('read') ? 'read' : id.replace(/\s/g, '-')}`

  const folderPane = (
    <FolderPane
      selected={active === listTabId ? place.folder : undefined}
      onSelect={(folder) => showList(folder, 1)}
      onCompose={canWrite ? () => compose({ kind: 'new' }) : undefined}
      onComposeIntent={warmComposer}
    />
  )
  const main = (
    <div className={styles.main}>
      {tabs.length > 0 && (
        <TabStrip
          label={t('openTabs')}
          closeLabel={(title) => t('closeTab', { title })}
          closeAllLabel={t('closeAll')}
          tabs={strip}
          active={active}
          panelId={panelId}
          onSelect={select}
          onClose={(id) => void close([id])}
          onCloseAll={() => void close(tabs.map(({ id }) => id))}
        />
      )}
      <TabPanel id={panelId(listTabId)} label={t('listTab')} isActive={active === listTabId} isAlone={tabs.length === 0}>
        <MessageList
          leading={
            isNarrow && (
              <IconButton
                label={t('showFolders')}
                icon={<FolderIcon size={20} />}
                aria-expanded={isFolderPaneOpen}
                onClick={() => setFolderPaneOpen(!isFolderPaneOpen)}
              />
            )
          }
          folder={place.folder}
          page={place.page}
          onPageChange={(page, options) =>
            navigate({ kind: 'folder', folder: place.folder, ...(page > 1 ? { page } : {}) }, options)
          }
          onOpen={open}
        />
      </TabPanel>
      {shownMail && (
        <TabPanel id={panelId('read')} label={titleOf(shownMail, t).fullTitle} isActive={shownMail.id === active}>
          <ReadTab
            messageRef={shownMail.ref}
            onClose={() => void close([shownMail.id])}
            onRefChange={(ref) => {
              send({ kind: 'moved', id: shownMail.id, ref })
              navigate({ kind: 'message', ref }, { replace: true })
            }}
            onTitleChange={(subject) => send({ kind: 'rename', id: shownMail.id, subject })}
            onCompose={canWrite ? compose : undefined}
            onPrevious={step(shownMail.ref, -1)}
            onNext={step(shownMail.ref, 1)}
          />
        </TabPanel>
      )}
      {tabs.map(
        (tab) =>
          tab.kind === 'compose' && (
            <TabPanel key={tab.id} id={panelId(tab.id)} label={titleOf(tab, t).fullTitle} isActive={tab.id === active}>
              <ComposeTab
                ref={guards.register(tab.id)}
                start={tab.start}
                onTitleChange={(subject) => send({ kind: 'rename', id: tab.id, subject })}
                onClose={() => void close([tab.id])}
              />
            </TabPanel>
          ),
      )}
    </div>
  )

  return (
    <section ref={setSection} className={styles.mailbox} aria-label={t('mailbox')}>
      {isNarrow ? (
        <>
          {main}
          {isFolderPaneOpen && (
            <>
              <div className={styles.shade} onClick={() => setFolderPaneOpen(false)} />
              <div
                className={styles.drawer}
                onKeyDown={(event) => event.key === 'Escape' && setFolderPaneOpen(false)}
              >
                {folderPane}
              </div>
            </>
          )}
        </>
      ) : (
        <SplitPane
          className={styles.split}
          label={t('folderPaneWidth')}
          first={folderPane}
          second={main}
          defaultSize={pane.defaultWidth}
          size={pane.width}
          min={pane.min}
          max={pane.max}
          onSizeChange={pane.setWidth}
        />
      )}
    </section>
  )
}

function titleOf(tab: MailboxTab, t: (key: 'newMail' | 'noSubject') => string) {
  const fullTitle = tab.subject || t(tab.kind === 'compose' ? 'newMail' : 'noSubject')
  return { title: titleForTab(fullTitle), fullTitle }
}

function neighbours(rows: readonly MessageSummary[], ref: MessageRef): MessageRef[] {
  const index = rows.findIndex((row) => row.ref.uid === ref.uid)
  return [rows[index + 1], rows[index - 1]].flatMap((row) => (row ? [row.ref] : []))
}
