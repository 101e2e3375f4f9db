import { followUpSearch, formatSearch, type SearchConditions } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { Face } from '../../message-list/faces/Face'
import type { ListFaceState } from '../../message-list/faces/listFaceRule'
import { ListSkeleton } from '../../message-list/faces/ListSkeleton'
import type { SayList } from '../../message-list/listStrings'
import type { SaySearch } from '../searchStrings'
import { useConditionChips } from '../useConditionChips'
import * as styles from './SearchResults.css'

export interface ResultsFaceProps {
  t: SaySearch
  say: SayList
  face: ListFaceState
  conditions: SearchConditions
  onSearch: (query: string) => void
  onStop: () => void
  onRetry: () => void
}

/** What the results show when there are none: that it takes a while, that nothing was found, or what went wrong. */
export function ResultsFace({ t, say, face, conditions, onSearch, onStop, onRetry }: ResultsFaceProps) {
  const errorText = useErrorText()
  const retry = <Button onClick={onRetry}>{say('retry')}</Button>
  switch (face.kind) {
    case 'loading':
      return (
        <div className={styles.loading}>
          <ListSkeleton label={t('searching')} />
          <div className={styles.stop}>
            <Button size="small" onClick={onStop}>
              {t('stop')}
            </Button>
          </div>
        </div>
      )
    case 'offline':
      return <Face isError title={say('offlineTitle')} description={say('offlineHint')} action={retry} />
    case 'gone':
      return <Face isError title={say('folderGone')} action={allFolders(t, conditions, onSearch)} />
    case 'locked':
      return <Face isError title={say('folderLocked')} description={say('folderLockedHint')} action={retry} />
    case 'forbidden':
      return <Face isError title={say('folderForbidden')} action={allFolders(t, conditions, onSearch)} />
    case 'error':
      return <Face isError title={say('loadFailed')} description={errorText(face.error)} action={retry} />
    default:
      return <NothingFound t={t} conditions={conditions} onSearch={onSearch} />
  }
}

/** Says once more what was looked for, and what may help. @source ML-20 */
function NothingFound({ t, conditions, onSearch }: Pick<ResultsFaceProps, 't' | 'conditions' | 'onSearch'>) {
  const chips = useConditionChips(conditions)
  if (formatSearch(conditions) === followUpSearch)
    return <Face title={t('noReminders')} description={t('noRemindersHint')} />
  const isWider = conditions.folder !== undefined || conditions.isEverywhere === true
  return (
    <Face
      title={t('nothingFound')}
      description={
        <>
          <span className={styles.echo}>
            {chips.map(({ id, label }) => (
              <span key={id}>{label}</span>
            ))}
          </span>
          <span>{t('tips')}</span>
        </>
      }
      action={isWider ? undefined : everywhere(t, conditions, onSearch)}
    />
  )
}

const everywhere = (t: SaySearch, conditions: SearchConditions, onSearch: (query: string) => void) => (
  <Button onClick={() => onSearch(formatSearch({ ...conditions, isEverywhere: true }))}>
    {t('searchEverywhere')}
  </Button>
)

const allFolders = (t: SaySearch, conditions: SearchConditions, onSearch: (query: string) => void) => (
  <Button onClick={() => onSearch(formatSearch({ ...conditions, folder: undefined }))}>
    {t('allFolders')}
  </Button>
)
