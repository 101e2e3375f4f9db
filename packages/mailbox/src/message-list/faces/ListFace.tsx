import type { FolderRole } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { Button, EmptyState } from '@mailroom/ui'
import { SkinArtwork } from '../../marks/SkinArtwork'
import type { ListFaceState } from './listFaceRule'
import { ListSkeleton } from './ListSkeleton'
import type { SayList } from '../listStrings'

export interface ListFaceProps {
  t: SayList
  face: ListFaceState
  isFiltered: boolean
  role: FolderRole | undefined
  onRetry: () => void
}

/** What a list shows when it has no rows. */
export function ListFace({ t, face, isFiltered, role, onRetry }: ListFaceProps) {
  const errorText = useErrorText()
  const retry = <Button onClick={onRetry}>{t('retry')}</Button>
  switch (face.kind) {
    case 'loading':
      return <ListSkeleton label={t('loading')} />
    case 'offline':
      return <EmptyState kind="error" artwork={<SkinArtwork />} title={t('offline')} action={retry} />
    case 'gone':
      return <EmptyState kind="error" artwork={<SkinArtwork />} title={t('folderGone')} />
    case 'locked':
      return <EmptyState kind="error" artwork={<SkinArtwork />} title={t('folderLocked')} />
    case 'error':
      return (
        <EmptyState
          kind="error"
          artwork={<SkinArtwork />}
          title={t('loadFailed')}
          description={errorText(face.error)}
          action={retry}
        />
      )
    default: {
      if (isFiltered) return <EmptyState artwork={<SkinArtwork />} title={t('emptyFilter')} />
      return <EmptyState artwork={<SkinArtwork />} title={t(role === 'inbox' ? 'emptyInbox' : 'emptyFolder')} />
    }
  }
}
