import { stepBack, type SenderEntry, type SenderList } from '@mailroom/core'
import { pageLabels, useSenderList, useStrings } from '@mailroom/react'
import { Pagination, SearchIcon, TextInput } from '@mailroom/ui'
import { useEffect, useRef, useState } from 'react'
import { WaitingFace } from '../settings-page/WaitingFace'
import { EntryList } from './EntryList'
import { pageSize } from './pageSize'
import { senderListStrings } from './senderListStrings'
import * as styles from './SenderListSettings.css'

const emptyWords = {
  welcome: 'emptyWelcome',
  refused: 'emptyRefused',
  pictures: 'emptyPictures',
} as const

/** Who is on a list, page by page, and how they are taken off it. */
export function SenderEntries({ list }: { list: SenderList }) {
  const { t } = useStrings(senderListStrings)
  const [text, setText] = useState('')
  const [index, setIndex] = useState(1)
  const { page, error, refresh, remove } = useSenderList({
    list,
    text,
    offset: (index - 1) * pageSize,
    limit: pageSize,
  })
  if (page?.entries.length === 0 && index > 1)
    setIndex(Math.min(index - 1, stepBack(index, page.total, pageSize)))

  const region = useRef<HTMLDivElement>(null)
  const wasRemoved = useRef(false)
  // The button that was pressed goes with its entry, and would take focus along.
  useEffect(() => {
    if (!wasRemoved.current) return
    wasRemoved.current = false
    region.current?.focus()
  }, [page])
  const takeOff = (entries: readonly SenderEntry[]) => {
    wasRemoved.current = true
    void remove(entries, t('removed', { count: entries.length }))
  }

  if (page === undefined) {
    const words = { loading: t('loading'), retry: t('retry') }
    return <WaitingFace error={error} words={words} onRetry={() => void refresh()} />
  }
  const isSearched = text.trim() !== ''
  return (
    <div ref={region} className={styles.entries} role="region" aria-label={t('entries')} tabIndex={-1}>
      {!page.isSorted && list !== 'pictures' && <p className={styles.notice}>{t('notSorted')}</p>}
      {(page.total > 0 || isSearched) && (
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          leading={<SearchIcon />}
          value={text}
          maxLength={100}
          onChange={(event) => {
            setText(event.target.value)
            setIndex(1)
          }}
        />
      )}
      {page.entries.length === 0 && (
        <p className={styles.empty} role="status">
          {isSearched ? t('noneFound', { text: text.trim() }) : t(emptyWords[list])}
        </p>
      )}
      {page.entries.length > 0 && <EntryList entries={page.entries} onRemove={takeOff} />}
      {page.total > pageSize && (
        <Pagination
          page={index}
          pageSize={pageSize}
          total={page.total}
          onPageChange={setIndex}
          labels={pageLabels(t)}
        />
      )}
    </div>
  )
}
