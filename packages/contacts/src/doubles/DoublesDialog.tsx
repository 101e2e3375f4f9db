import type { ContactId } from '@mailroom/core'
import { useContactDoubles, useErrorText } from '@mailroom/react'
import { Avatar, Button, Dialog, Loading, Skeleton } from '@mailroom/ui'
import type { SayContacts } from '../contactsStrings'
import { shownName } from '../people-list/PersonLine'
import * as styles from './doubles.css'

export interface DoublesDialogProps {
  t: SayContacts
  onMerge: (ids: readonly ContactId[]) => void
  onClose: () => void
}

/** Contacts that seem to be the same person, to be made one. @source CT-06 */
export function DoublesDialog({ t, onMerge, onClose }: DoublesDialogProps) {
  const { doubles, error, refresh } = useContactDoubles()
  const errorText = useErrorText()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('doublesTitle')}
      description={t('doublesHint')}
      closeLabel={t('close')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {!doubles && error === undefined && (
        <Loading label={t('loadingPeople')}>
          <Skeleton width="50%" />
          <Skeleton width="60%" />
        </Loading>
      )}
      {!doubles && error !== undefined && (
        <div role="alert" className={styles.nothing}>
          <p>{errorText(error)}</p>
          <Button onClick={() => void refresh()}>{t('retry')}</Button>
        </div>
      )}
      {doubles?.length === 0 && (
        <p role="status" className={styles.nothing}>
          {t('noDoubles')}
        </p>
      )}
      {doubles && doubles.length > 0 && (
        <ul className={styles.sets} aria-label={t('doublesTitle')}>
          {doubles.map((set) => (
            <li key={set[0]?.id} className={styles.set}>
              <ul className={styles.people} aria-label={set[0] && shownName(set[0])}>
                {set.map((contact) => (
                  <li key={contact.id} className={styles.person}>
                    <Avatar name={shownName(contact)} colorKey={contact.address} size={24} />
                    <span className={styles.words}>
                      <bdi>{shownName(contact)}</bdi>
                      <span className={styles.below}>
                        {[contact.address, contact.mobile, contact.company].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
              <Button size="small" onClick={() => onMerge(set.map(({ id }) => id))}>
                {t('mergeMore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
