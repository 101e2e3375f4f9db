import { messageKey, type FolderId, type MessageSummary } from '@mailroom/core'
import { useFolderName, useFolders, useMessageList, useSession, useStrings, useTags } from '@mailroom/react'
import { ContextMenu, LatePart } from '@mailroom/ui'
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { ShownPage } from '../mailbox-view/useNeighbours'
import { useLayout } from '../layout/useLayout'
import { canSnooze } from '../snooze/canSnooze'
import type { ComposeFrom } from '../acts/actEntries'
import { LazyColumnHeader } from './columns/LazyColumnHeader'
import { useColumns } from './columns/useColumns'
import { ListNotices, ListQuestion, menus } from './lazyMenus'
import { ListFace } from './faces/ListFace'
import { listFace } from './faces/listFaceRule'
import { ListFooter } from './ListFooter'
import { ListHeader } from './ListHeader'
import { listStrings } from './listStrings'
import { MessageGrid } from './MessageGrid'
import * as styles from './MessageList.css'
import { ListSearch } from './search/lazyListSearch'
import { ListToolbar } from './toolbar/ListToolbar'
import { useDragMails } from './useDragMails'
import { useListCommands } from './useListCommands'
import { useListKeys } from './useListKeys'
import { useListQuery } from './useListQuery'
import { useRowContextValue } from './useRowContextValue'
import { useRowSelection } from './useRowSelection'
import { useScrollToTop } from '../layout/useScrollToTop'
import { useShownQuery } from './useShownQuery'
import { useStepBack } from './useStepBack'

export interface MessageListProps {
  folder: FolderId
  /** Counted from 1. */
  page: number
  /** Begins with the filter for what is unread. */
  isUnread?: boolean
  /** Mails that were not there when they were to be opened, by `messageKey`. */
  missing?: ReadonlySet<string>
  /** Before the folder's name: the way to the folders where they are not beside the list. */
  leading?: ReactNode
  /** At the end of that line: writing, where its button is not beside the list. */
  trailing?: ReactNode
  onPageChange: (page: number, options?: { replace: boolean }) => void
  onOpen: (message: MessageSummary) => void
  /** The reader has come to a row by keys. */
  onRest?: (message: MessageSummary) => void
  /** The mail that is shown beside the list, by `messageKey`. */
  shownKey?: string
  /** Absent where nothing can be written. */
  onCompose?: (start: ComposeFrom) => void
  /** There is room for a reading pane. @default false */
  hasPane?: boolean
  /** The mails of the page, in order, to go on from one to the next. */
  onRowsChange?: (shown: ShownPage) => void
}

/**
 * The mails of one folder, a page at a time. Draws itself anew only when its own props or data change, so keep the
 * functions stable.
 *
 * @source ML-01 to ML-15
 */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { folder, page, missing = nothing, leading, trailing, onPageChange, onRowsChange } = props
  const { onOpen, onRest, shownKey, onCompose, hasPane = false } = props
  const { t } = useStrings(listStrings)
  const { folders = noFolders } = useFolders()
  const { tags = noTags } = useTags()
  const nameOf = useFolderName()
  const section = useRef<HTMLElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const current = folders.find(({ id }) => id === folder)
  const name = current ? nameOf(current) : folder
  const layout = useLayout()
  const { session } = useSession()
  const choices = useListQuery(
    { folder, isUnread: props.isUnread },
    page,
    layout.byConversation,
    onPageChange,
  )
  const { query, pageSize } = choices
  const list = useMessageList(query)
  const face = listFace(list)
  const messages = list.page?.messages ?? noMessages
  const totalCount = list.page?.totalCount ?? 0
  const mailCount = list.page?.mailCount ?? totalCount
  // What words find is not what a filter shows: there only rows can be selected.
  const everything = query.search
    ? undefined
    : { selection: { folder, uids: 'all' as const }, count: mailCount }
  const listed = useMemo(() => ({ ...query, offset: 0, limit: 0 }), [query])
  const selection = useRowSelection(listed, messages, onOpen, {
    offset: query.offset,
    ...(everything && { everything }),
  })
  const commands = useListCommands(selection, section, {
    onCompose,
    filter: query.filter,
    mailCount,
  })
  const showsRecipients = current?.role === 'sent' || current?.role === 'drafts'
  const drag = useDragMails(t, messages, selection, commands.move)
  const columns = useColumns(layout, session?.features.twelveHourTime ? 180 : 150)
  const rowContext = useRowContextValue({
    ...{ t, tags, showsRecipients, selection, commands, onRest },
    canSnooze: canSnooze(current?.role),
  })
  useStepBack(page, choices, list, onPageChange)
  const shown = useShownQuery(query, list.isPrevious)
  useScrollToTop(grid, JSON.stringify(shown))
  useEffect(
    () => onRowsChange?.({ query: shown, rows: messages, totalCount }),
    [shown, messages, totalCount, onRowsChange],
  )

  const menuOf = (target: Element) => {
    const id = target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId
    if (id === undefined) return undefined
    const isOne = !selection.selected.has(id) || selection.selected.size === 1
    const message = messages.find(({ ref }) => messageKey(ref) === id)
    const parts = {
      ...{ t, folder: current, folders, tags, commands, nameOf, onOpen, onCompose },
      mails: isOne ? selection.only(id) : selection.chosen(),
      message: isOne ? message : undefined,
      messages: isOne ? [message ?? []].flat() : selection.chosenMessages(),
      features: session?.features,
    }
    return menus().then(({ rowMenu }) => rowMenu(parts))
  }

  const onKeyDown = useListKeys(selection, commands)
  const retry = () => void list.refresh()
  const hasMore = list.page?.hasMore ? totalCount : undefined
  const staleBecause = face.kind === 'content' ? list.error : undefined
  const isSelecting = selection.selected.size > 0 || commands.matching.progress !== undefined
  const isNoticed = isSelecting || [query.filter, hasMore, staleBecause].some((each) => each !== undefined)
  return (
    <section
      ref={section}
      className={styles.list}
      data-density={layout.density}
      style={columns.variables}
      aria-label={name}
      aria-busy={list.isLoading || list.isPrevious}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.inner}>
        <ListHeader
          t={t}
          name={name}
          folder={folder}
          unreadCount={list.page?.unreadCount ?? 0}
          choices={choices}
          matching={commands.matching}
          leading={leading}
          trailing={trailing}
        />
        <ListToolbar
          t={t}
          folder={current}
          folders={folders}
          tags={tags}
          totalCount={totalCount}
          choices={choices}
          selection={selection}
          commands={commands}
          layout={layout}
          hasPane={hasPane}
          onRefresh={retry}
          search={{ isShown: choices.hasSearch, show: choices.showSearch }}
        />
        {choices.hasSearch && (
          <LatePart>
            <ListSearch
              key={folder}
              t={t}
              showsRecipients={showsRecipients}
              search={query.search}
              onSearch={choices.setSearch}
              onHide={() => choices.showSearch(false)}
            />
          </LatePart>
        )}
        {isNoticed && (
          <LatePart>
            <ListNotices
              t={t}
              hasMore={hasMore}
              filter={query.filter}
              onClearFilter={() => choices.setFilter(undefined)}
              staleBecause={staleBecause}
              onRetry={retry}
              selection={selection}
              mailCount={everything ? mailCount : 0}
              matching={commands.matching}
            />
          </LatePart>
        )}
        {face.kind === 'content' && (
          <LazyColumnHeader t={t} showsRecipients={showsRecipients} columns={columns} />
        )}
        {face.kind === 'content' ? (
          <ContextMenu label={t('rowMenu')} entries={menuOf}>
            <MessageGrid
              // Rows that stay until theirs is the turn are never somebody else's.
              key={session?.user.address.address}
              label={t('list', { folder: name })}
              messages={messages}
              offset={shown.offset}
              totalCount={totalCount}
              byDay={shown.sort === undefined || shown.sort.by === 'arrival'}
              isPrevious={list.isPrevious}
              density={layout.density}
              missing={missing}
              shownKey={shownKey}
              selection={selection}
              rowContext={rowContext}
              grid={grid}
              drag={drag}
            />
          </ContextMenu>
        ) : (
          <ListFace
            t={t}
            folder={folder}
            face={face}
            role={current?.role}
            search={query.search}
            showsRecipients={showsRecipients}
            onShowAll={query.filter && (() => choices.setFilter(undefined))}
            onRetry={retry}
          />
        )}
        {face.kind === 'content' && (
          <ListFooter
            t={t}
            page={page}
            pageSize={pageSize}
            total={totalCount}
            onPageChange={onPageChange}
            onPageSizeChange={choices.setPageSize}
          />
        )}
      </div>
      {commands.question && (
        <LatePart>
          <ListQuestion t={t} folderName={name} commands={commands} />
        </LatePart>
      )}
    </section>
  )
})

// Constant, since a new empty list at every render would look like news.
const noMessages: readonly MessageSummary[] = []
const noFolders: NonNullable<ReturnType<typeof useFolders>['folders']> = []
const noTags: NonNullable<ReturnType<typeof useTags>['tags']> = []
const nothing: ReadonlySet<string> = new Set()
