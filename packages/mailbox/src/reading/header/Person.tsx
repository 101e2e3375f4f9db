import type { Address, MessageRef } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { PersonHover } from '../../people/PersonHover'
import { requestTo, type ComposeRequest } from '../ComposeRequest'
import * as styles from './MessageHeader.css'

export interface PersonProps {
  address: Address
  /** Shows the address beside the name. */
  isFull?: boolean
  /** A mail that they have sent. */
  sentMail?: MessageRef
  /** Without it nobody can be written to. */
  onCompose?: (request: ComposeRequest) => void
}

/** Somebody in a mail. A press writes to them; the address can always be read. */
export function Person({ address: person, isFull = false, sentMail, onCompose }: PersonProps) {
  const { t } = useTranslation('reading')
  const { address, name } = person
  const shown = name.trim() === '' ? address : name
  return (
    <span className={styles.person}>
      <PersonHover
        person={person}
        sentMail={sentMail}
        onWrite={onCompose && ((to) => onCompose(requestTo(to)))}
      >
        {onCompose === undefined ? (
          <bdi className={styles.personName}>{shown}</bdi>
        ) : (
          <button
            type="button"
            className={styles.personName}
            aria-label={t('writeTo', { name: shown })}
            onClick={() => onCompose(requestTo(person))}
          >
            <bdi>{shown}</bdi>
          </button>
        )}
      </PersonHover>
      {isFull && shown !== address && <bdi className={styles.address}>{address}</bdi>}
    </span>
  )
}
