import {
  followUpSearch,
  stepBack,
  type Folder,
  type MessageSummary,
  type SearchConditions,
  type Tag,
} from '@mailroom/core'
import { useFolders, useSavedSearches, useSearch, useStrings, useTags } from '@mailroom/react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { ComposeFrom } from '../../acts/actEntries'
import { listFace } from '../../message-list/faces/listFaceRule'
import { ListFooter } from '../../message-list/ListFooter'
import { ListQuestion } from '../../message-list/ListQuestion'
import { ListSkeleton } from '../../message-list/faces/ListSkeleton'
import { listStrings } from '../../message-list/listStrings'
import { MessageGrid } from '../../message-list/MessageGrid'
import * as listStyles from '../../message-list/MessageList.css'
import { ListToolbar } from '../../message-list/toolbar/ListToolbar'
import { useDragMails } from '../../message-list/useDragMails'
import { useListCommands } from '../../message-list/useListCommands'
import { useListKeys } from '../../message-list/useListKeys'
import { useRowContextValue } from '../../message-list/useRowContextValue'
import { useRowSelection } from '../../message-list/useRowSelection'
import { useScrollToTop } from '../../layout/useScrollToTop'
import { searchStrings } from '../searchStrings'
import { ResultsFace } from './ResultsFace'
import { ResultsHeader } from './ResultsHeader'
import { ResultsNotices } from './ResultsNotices'
import { useConditions } from './useConditions'
import { useResultRows } from './useResultRows'
import { resultsPageSize, useResultsQuery } from './useResultsQuery'

export interface SearchResultsProps {
  /** In the language of the search box. */
  query: string
  /** Mails that were not there when they were to be opened, by `messageKey`. */
  missing: ReadonlySet<string>
  onSearch: (query: string) => void
  onOpen: (message: MessageSummary) => void
  /** Absent where nothing can be written. */
  onCompose?: (start: ComposeFrom) => void
  /** The mails of the page, in order, to go on from one to the next. */
  onRowsChange: (rows: readonly MessageSummary[]) => void
}

/** What a search has found in all folders, and what can be done with it. @source SH-08, ML-20 */
export function SearchResults(props: SearchResultsProps) {
  const { query } = props
  const { note } = useSavedSearches()
  useEffect(() => {
    // The list of reminders is no search that somebody thought of.
    if (query !== followUpSearch) void note(query)
  }, [note, query])
  return <Understood key={query} {...props} />
}

function Understood(props: SearchResultsProps) {
  const { t } = useStrings(searchStrings)
  const conditions = useConditions(props.query)
  // The names of folders are a part of the question.
  return conditions ? <Results {...props} conditions={conditions} /> : <ListSkeleton label={t('searching')} />
}

function Results({ query, conditions, missing, onSearch, onOpen, onCompose, onRowsChange }: ResultsProps) {
  const { t } = useStrings(searchStrings)
  const { t: say } = useStrings(listStrings)
  const { folders = noFolders } = useFolders()
  const { tags = noTags } = useTags()
  const section = useRef<HTMLElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const choices = useResultsQuery(conditions)
  const answer = useSearch(choices.query)
  const { page, isPrevious, isStopped, refresh, stop } = answer
  const face = isStopped && !page ? ({ kind: 'empty' } as const) : listFace(answer)
  const messages = page?.messages ?? noMessages
  const totalCount = page?.totalCount ?? 0
  const selection = useRowSelection(choices.query, messages, onOpen)
  const commands = useListCommands(selection, section, { onCompose, mailCount: totalCount })
  const results = useResultRows(conditions)
  const rowContext = useRowContextValue({
    t: say,
    tags,
    showsRecipients: false,
    selection,
    commands,
    results,
  })
  const drag = useDragMails(say, messages, selection, commands.move)
  const onKeyDown = useListKeys(selection, commands)
  useScrollToTop(grid, JSON.stringify(choices.query))
  useEffect(() => onRowsChange(messages), [messages, onRowsChange])
  const shownPage = page && !isPrevious ? stepBack(choices.page, totalCount, resultsPageSize) : choices.page
  if (shownPage !== choices.page) choices.setPage(shownPage)
  const retry = () => void refresh()
  return (
    <section
      ref={section}
      className={listStyles.list}
      aria-label={t('results')}
      aria-busy={answer.isSearching}
      tabIndex={-1}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => onKeyDown(event)}
    >
      <div className={listStyles.inner}>
        <ResultsHeader t={t} query={query} conditions={conditions} page={page} onSearch={onSearch} />
        <ListToolbar
          t={say}
          folder={undefined}
          isAcrossFolders
          folders={folders}
          tags={tags}
          totalCount={totalCount}
          choices={choices}
          selection={selection}
          commands={commands}
          onRefresh={retry}
        />
        <ResultsNotices t={t} answer={answer} />
        {face.kind === 'content' ? (
          <MessageGrid
            label={t('results')}
            messages={messages}
            offset={choices.query.offset}
            totalCount={totalCount}
            byDay={false}
            isPrevious={isPrevious}
            density="comfortable"
            missing={missing}
            selection={selection}
            rowContext={rowContext}
            grid={grid}
            drag={drag}
          />
        ) : (
          <ResultsFace
            t={t}
            say={say}
            face={face}
            conditions={conditions}
            onSearch={onSearch}
            onStop={stop}
            onRetry={retry}
          />
        )}
        {face.kind === 'content' && (
          <ListFooter
            t={say}
            page={choices.page}
            pageSize={resultsPageSize}
            total={totalCount}
            onPageChange={choices.setPage}
          />
        )}
      </div>
      <ListQuestion t={say} folderName="" commands={commands} />
    </section>
  )
}

interface ResultsProps extends SearchResultsProps {
  conditions: SearchConditions
}

// Constant, since a new empty list at every render would look like news.
const noMessages: readonly MessageSummary[] = []
const noFolders: readonly Folder[] = []
const noTags: readonly Tag[] = []
