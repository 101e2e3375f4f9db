import { AreaFace } from '@mailroom/files'
import { useErrorText } from '@mailroom/react'
import { Button, Loading, PlusIcon, Skeleton, UploadIcon } from '@mailroom/ui'
import type { Asked } from '../acts/Asked'
import type { SayContacts } from '../contactsStrings'
import type { PlaceKind } from '../places/ContactPlace'
import type { PeopleFaceState } from './peopleFaceRule'
import * as styles from './PeoplePage.css'

export interface PeopleFaceProps {
  t: SayContacts
  face: PeopleFaceState
  kind: PlaceKind
  /** What is looked for. */
  text: string
  ask: (asked: Asked) => void
  onAll: () => void
  onClear: () => void
  onRetry: () => void
}

/** What a list shows that has no people: a drawing, a sentence, a way on. */
export function PeopleFace({ t, face, kind, text, ask, onAll, onClear, onRetry }: PeopleFaceProps) {
  const errorText = useErrorText()
  const retry = <Button onClick={onRetry}>{t('retry')}</Button>
  switch (face.kind) {
    case 'content':
      return null
    case 'loading':
      return <PeopleSkeleton t={t} />
    case 'offline':
      return <AreaFace isError title={t('offlineTitle')} description={t('offlineHint')} action={retry} />
    case 'gone':
      return <AreaFace isError title={t('gone')} action={<Button onClick={onAll}>{t('toAll')}</Button>} />
    case 'forbidden':
      return <AreaFace isError title={t('forbidden')} action={retry} />
    case 'error':
      return <AreaFace isError title={t('loadFailed')} description={errorText(face.error)} action={retry} />
    case 'empty':
      break
  }
  if (text.trim() !== '')
    return (
      <AreaFace
        title={t('nobodyFits')}
        description={t('nobodyFitsHint')}
        action={<Button onClick={onClear}>{t('clearSearch')}</Button>}
      />
    )
  if (kind.kind === 'colleagues' && kind.domain !== undefined)
    return <AreaFace title={t('empty_domain')} action={retry} />
  if (kind.kind !== 'contacts') return <AreaFace title={t(`empty_${kind.kind}`)} action={retry} />
  const { group } = kind
  if (group === 'none')
    return <AreaFace title={t('empty_ungrouped')} action={<Button onClick={onAll}>{t('toAll')}</Button>} />
  return (
    <AreaFace
      title={t(group === undefined ? 'empty_contacts' : 'empty_group')}
      description={t(group === undefined ? 'emptyContactsHint' : 'emptyGroupHint')}
      action={
        <span className={styles.ways}>
          <Button
            variant="primary"
            icon={<PlusIcon />}
            onClick={() => ask({ kind: 'newContact', ...(group !== undefined && { group }) })}
          >
            {t('newContact')}
          </Button>
          <Button icon={<UploadIcon />} onClick={() => ask({ kind: 'import' })}>
            {t('import')}
          </Button>
        </span>
      }
    />
  )
}

/** Widths of the names that are about to come, in percent. */
const widths = [22, 30, 18, 26, 34, 20, 28, 24]

function PeopleSkeleton({ t }: { t: SayContacts }) {
  return (
    <Loading label={t('loadingPeople')}>
      {widths.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton shape="block" width={16} height={16} />
          <Skeleton shape="disc" width={32} height={32} />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </Loading>
  )
}
