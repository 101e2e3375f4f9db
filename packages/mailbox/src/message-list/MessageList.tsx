import {
  groupByDay,
  stepBack,
  type FolderId,
  type MessageRef,
  type MessageSelection,
  type MessageSummary,
} from '@mailroom/core'
import {
  useErrorText,
  useFolderName,
  useFolders,
  useMessageActions,
  useMessageList,
  usePrefetchMessage,
  useStrings,
  useTags,
} from '@mailroom/react'
import { Button, ConfirmDialog, Pagination, useListSelection } from '@mailroom/ui'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { DayHeading } from './DayHeading'
import { filterName } from './filterMenu'
import { ListFace } from './ListFace'
import { listFace } from './listFaceRule'
import { listStrings } from './listStrings'
import { ListToolbar } from './ListToolbar'
import * as styles from './MessageList.css'
import { MessageRow } from './MessageRow'
import { paginationLabels } from './paginationLabels'
import { RowContext } from './rowContext'
import { rowsFor } from './rowsFor'
import { useListQuery } from './useListQuery'
import { useListStyle } from './useListStyle'

export interface MessageListProps {
  folder: FolderId
  /** Counted from 1. */
  page: number
  onPageChange: (page: number, options?: { replace: boolean }) => void
  /** Before the folder's name: the way to the folders where they are not beside the list. */
  leading?: ReactNode
  /** A row was opened; `rows` are the mails of the page, in order, to go on from there. */
  onOpen: (message: MessageSummary, rows: readonly MessageSummary[]) => void
}

/** The mails of one folder, a page at a time. @source ML-01 to ML-15 */
export function MessageList({ folder, page, leading, onPageChange, onOpen }: MessageListProps) {
  const { t } = useStrings(listStrings)
  const { folders = [] } = useFolders()
  const { tags = [] } = useTags()
  const nameOf = useFolderName()
  const errorText = useErrorText()
  const current = folders.find(({ id }) => id === folder)
  const { query, pageSize, setSort, setFilter, setPageSize } = useListQuery(folder, page, () => onPageChange(1))
  const list = useMessageList(query)
  const { setState, move, remove, deleteForever, emptyFolder } = useMessageActions()
  const prefetch = usePrefetchMessage()
  const listStyle = useListStyle()
  const [asked, setAsked] = useState<'delete' | 'empty'>()

  const messages = list.page?.messages ?? noMessages
  const ids = useMemo(() => messages.map(({ ref }) => String(ref.uid)), [messages])
  const byId = useMemo(() => new Map(messages.map((message) => [String(message.ref.uid), message])), [messages])
  const [picked, setPicked] = useState<{ folder: FolderId; ids: ReadonlySet<string> }>({ folder, ids: nothing })
  // Rows that went away, or belong to another folder, cannot stay selected.
  const selected = useMemo(
    () => new Set(picked.folder === folder ? [...picked.ids].filter((id) => byId.has(id)) : []),
    [picked, folder, byId],
  )
  const select = (next: Iterable<string>) => setPicked({ folder, ids: new Set(next) })
  const open = (id: string) => {
    const message = byId.get(id)
    if (message) onOpen(message, messages)
  }
  const selection = useListSelection({ ids, selected, onSelectedChange: select, onActivate: open, click: 'activate' })
  const chosen = (): MessageSelection => ({ folder, uids: ids.filter((id) => selected.has(id)).map(Number) })

  const totalCount = list.page?.totalCount
  useEffect(() => {
    if (totalCount === undefined || list.isPrevious) return
    const shown = stepBack(page, totalCount, pageSize)
    if (shown !== page) onPageChange(shown, { replace: true })
  }, [totalCount, list.isPrevious, page, pageSize, onPageChange])

  const isTrash = current?.role === 'trash'
  const showsRecipients = current?.role === 'sent' || current?.role === 'drafts'
  const deleteSelected = () => {
    if (selected.size === 0) return
    if (isTrash) setAsked('delete')
    else {
      void remove(chosen())
      select(nothing)
    }
  }
  const rowContext = useMemo(
    () => ({
      t,
      ...listStyle,
      showsRecipients,
      onToggle: (message: MessageSummary) => selection.toggle(String(message.ref.uid)),
      onMark: (message: MessageSummary, change: Parameters<typeof setState>[1]) =>
        void setState({ folder: message.ref.folder, uids: [message.ref.uid] }, change),
      onHover: (ref: MessageRef) => prefetch(ref),
    }),
    // The toggle works on the newest selection through the hook that owns it.
    [t, listStyle, showsRecipients, selection.toggle, setState, prefetch],
  )

  const face = listFace({ page: list.page, error: list.error, isLoading: list.isLoading })
  const sort = query.sort
  const groups = sort === undefined || sort.by === 'arrival' ? groupByDay(messages, listStyle.now) : undefined
  const rows = rowsFor(messages, groups)

  return (
    <section className={styles.list} aria-busy={list.isLoading || list.isPrevious}>
      <div className={styles.inner}>
        <header className={styles.header}>
          {leading}
          <h2 className={styles.title}>{current ? nameOf(current) : folder}</h2>
          {list.page !== undefined && list.page.unreadCount > 0 && (
            <span className={styles.unread}>{t('unreadCount', { count: list.page.unreadCount })}</span>
          )}
        </header>
        <ListToolbar
          t={t}
          folder={folder}
          folders={folders}
          tags={tags}
          selectedCount={selected.size}
          rowCount={messages.length}
          sort={sort}
          filter={query.filter}
          isRefreshing={list.isPrevious}
          canDelete
          isTrash={isTrash}
          isDrafts={current?.role === 'drafts'}
          onSelect={(choice) => select(rowsChosen(choice, messages, selected))}
          onSort={setSort}
          onFilter={setFilter}
          onMark={(change) => void setState(chosen(), change)}
          onMove={(target) => {
            void move(chosen(), target)
            select(nothing)
          }}
          onDelete={deleteSelected}
          onRefresh={() => void list.refresh()}
          onEmpty={current?.canEmpty && (totalCount ?? 0) > 0 ? () => setAsked('empty') : undefined}
        />
        {query.filter && (
          <p className={styles.notice}>
            {t('filterOn', { filter: filterName(t, query.filter) })}
            <Button size="small" variant="ghost" onClick={() => setFilter(undefined)}>
              {t('clearFilter')}
            </Button>
          </p>
        )}
        {list.page !== undefined && list.error !== undefined && (
          <p className={styles.notice} role="status">
            {t('stale')} {errorText(list.error)}
            <Button size="small" variant="ghost" onClick={() => void list.refresh()}>
              {t('retry')}
            </Button>
          </p>
        )}
        {face.kind === 'content' ? (
          <div
            role="grid"
            aria-label={t('list', { folder: current ? nameOf(current) : folder })}
            aria-multiselectable
            aria-rowcount={totalCount}
            className={styles.rows}
            data-previous={list.isPrevious || undefined}
            onKeyDown={(event) => {
              if (event.key === 'Delete' && selected.size > 0) deleteSelected()
              else selection.onKeyDown(event)
            }}
          >
            <RowContext.Provider value={rowContext}>
              {rows.map((row) =>
                row.kind === 'day' ? (
                  <DayHeading key={row.name} t={t} name={row.name} count={row.count} />
                ) : (
                  <MessageRow
                    key={row.message.ref.uid}
                    message={row.message}
                    rowIndex={query.offset + row.index + 1}
                    tags={tags}
                    rowProps={selection.rowProps(String(row.message.ref.uid))}
                  />
                ),
              )}
            </RowContext.Provider>
          </div>
        ) : (
          <ListFace t={t} face={face} isFiltered={query.filter !== undefined} role={current?.role} onRetry={() => void list.refresh()} />
        )}
        {(totalCount ?? 0) > 0 && (
          <footer className={styles.footer}>
            <Pagination
              page={page}
              pageSize={pageSize}
              total={totalCount ?? 0}
              onPageChange={onPageChange}
              onPageSizeChange={setPageSize}
              labels={paginationLabels(t)}
            />
          </footer>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        tone="danger"
        title={
          asked === 'empty'
            ? t('emptyAsk', { folder: current ? nameOf(current) : folder })
            : t('deleteForeverAsk', { count: selected.size })
        }
        confirmLabel={t(asked === 'empty' ? 'empty' : 'deleteForever')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          void (asked === 'empty' ? emptyFolder(folder) : deleteForever(chosen()))
          select(nothing)
          setAsked(undefined)
        }}
      />
    </section>
  )
}

const noMessages: readonly MessageSummary[] = []
const nothing: ReadonlySet<string> = new Set()

function rowsChosen(
  choice: 'all' | 'unread' | 'read' | 'invert' | 'none',
  messages: readonly MessageSummary[],
  selected: ReadonlySet<string>,
): string[] {
  const keep = ({ ref, state }: MessageSummary): boolean => {
    if (choice === 'all') return true
    if (choice === 'unread') return !state.isRead
    if (choice === 'read') return state.isRead
    return choice === 'invert' && !selected.has(String(ref.uid))
  }
  return messages.filter(keep).map(({ ref }) => String(ref.uid))
}
