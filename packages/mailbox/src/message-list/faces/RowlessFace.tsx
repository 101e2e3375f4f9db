import { defaultFolder, type FolderId, type FolderRole, type MessageSearch } from '@mailroom/core'
import { UnlockButton } from '@mailroom/files'
import { useErrorText, useFolders, useNavigationActs, useSlot } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { Fragment, useEffect } from 'react'
import { Face } from './Face'
import type { ListFaceState } from './listFaceRule'
import type { SayList } from '../listStrings'
import { searchFields } from '../search/searchFields'

export interface RowlessFaceProps {
  t: SayList
  folder: FolderId
  face: ListFaceState
  role: FolderRole | undefined
  /** What was looked for in the folder. */
  search: MessageSearch | undefined
  showsRecipients: boolean
  /** Takes the filter off; absent without one. */
  onShowAll: (() => void) | undefined
  onRetry: () => void
}

/** What a list shows that has no rows, and waits for none: a drawing, a sentence, a way on. */
export function RowlessFace(props: RowlessFaceProps) {
  const { t, folder, face, role, search, showsRecipients, onShowAll, onRetry } = props
  const Empty = useSlot('emptyFolder')
  const errorText = useErrorText()
  const retry = <Button onClick={onRetry}>{t('retry')}</Button>
  switch (face.kind) {
    case 'offline':
      return <Face isError title={t('offlineTitle')} description={t('offlineHint')} action={retry} />
    case 'gone':
      return <FolderGone t={t} />
    case 'locked':
      return (
        <Face
          isError
          title={t('folderLocked')}
          description={t('folderLockedHint')}
          action={<UnlockButton scope="folders" label={t('unlock')} />}
        />
      )
    case 'forbidden':
      return <Face isError title={t('folderForbidden')} action={<ToInbox t={t} />} />
    case 'error':
      return <Face isError title={t('loadFailed')} description={errorText(face.error)} action={retry} />
    default:
      break
  }
  if (search) return <NothingFound t={t} search={search} showsRecipients={showsRecipients} />
  if (onShowAll) {
    return <Face title={t('emptyFilter')} action={<Button onClick={onShowAll}>{t('clearFilter')}</Button>} />
  }
  if (Empty) return <Empty folder={folder} />
  if (role === 'inbox') {
    return <Face title={t('emptyInbox')} action={<Button onClick={onRetry}>{t('refresh')}</Button>} />
  }
  return <Face title={t('emptyFolder')} action={<ToInbox t={t} />} />
}

/** Says once more what was looked for, and what may help. @source ML-20 */
function NothingFound({
  t,
  search,
  showsRecipients,
}: Pick<RowlessFaceProps, 't' | 'showsRecipients'> & {
  search: MessageSearch
}) {
  const asked = searchFields(showsRecipients).flatMap(([field, key]) =>
    search[field] ? [t('searchedFor', { field: t(key), words: search[field] })] : [],
  )
  return (
    <Face
      title={t('emptySearch')}
      description={
        <>
          {asked.map((words) => (
            <Fragment key={words}>
              <span>{words}</span>
              <br />
            </Fragment>
          ))}
          <span>{t('emptySearchTips')}</span>
        </>
      }
    />
  )
}

function ToInbox({ t }: { t: SayList }) {
  const { navigate } = useNavigationActs()
  return <Button onClick={() => navigate({ kind: 'folder', folder: defaultFolder })}>{t('toInbox')}</Button>
}

/** The folders are asked for anew, so that the one that is gone leaves the tree as well. @source RD-14 */
function FolderGone({ t }: { t: SayList }) {
  const { refresh } = useFolders()
  useEffect(() => void refresh(), [refresh])
  return <Face isError title={t('folderGone')} action={<ToInbox t={t} />} />
}
