import { AreaFace } from '@mailroom/files'
import { useAdapter, useHasDirectory, useShares, useStrings } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { useState } from 'react'
import type { Asked } from '../acts/Asked'
import { AskedDialog } from '../acts/AskedDialog'
import { contactsStrings } from '../contactsStrings'
import { PeopleView } from '../people-list/PeopleView'
import { placeId } from '../places/ContactPlace'
import { findNode } from '../places/placeNodes'
import { PlaceNav } from '../places/PlaceNav'
import { usePlaces } from '../places/usePlaces'
import * as styles from './area.css'
import type { ContactsViewProps } from './ContactsView'

/** The places, and the people of the one that is open. */
export function ContactsArea({ book, part, onGo, onWrite }: ContactsViewProps) {
  const { t } = useStrings(contactsStrings)
  const { contacts, addressBook } = useAdapter()
  const mayManage = useShares().rights?.mayManage !== false
  const hasDirectory = useHasDirectory()
  const { nodes, groups } = usePlaces(t)
  const [asked, ask] = useState<Asked>()
  if (!contacts) return <AreaFace title={t('notOffered')} />
  // Its owner lets one work with mails, but not look into what they keep.
  if (!mayManage) return <AreaFace title={t('ofOwner')} description={t('ofOwnerHint')} />
  const place = { book, ...(part !== undefined && { part }) }
  const title = findNode(nodes, placeId(place))?.label ?? t(book)
  return (
    <div className={styles.area}>
      <div className={styles.columns}>
        <PlaceNav {...{ t, place, nodes, groups, onGo, ask }} hasBook={addressBook !== undefined} />
        <section className={styles.content} aria-label={title}>
          {book === 'organisation' && !hasDirectory ? (
            <AreaFace
              title={t('noDirectory')}
              action={<Button onClick={() => onGo({ book: 'personal' })}>{t('personal')}</Button>}
            />
          ) : (
            <PeopleView key={placeId(place)} {...{ t, place, title, groups, onGo, onWrite, ask }} />
          )}
        </section>
      </div>
      {asked && (
        <AskedDialog
          {...{ t, asked, ask, groups, place }}
          onGo={onGo}
          onClose={() => ask((now) => (now === asked ? undefined : now))}
        />
      )}
    </div>
  )
}
