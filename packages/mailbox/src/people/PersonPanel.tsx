import type { Address, PersonCard } from '@mailroom/core'
import { useAdapter, usePerson, useStrings } from '@mailroom/react'
import { Avatar, Badge } from '@mailroom/ui'
import type { KeyboardEvent } from 'react'
import type { AboutPerson } from './AboutPerson'
import { OwnActions } from './OwnActions'
import { PersonActions } from './PersonActions'
import { personStrings } from './personStrings'
import * as styles from './PersonPanel.css'

export interface PersonPanelProps extends AboutPerson {
  onClose: () => void
}

/** Who somebody is and what can be done about them. @source ML-13 */
export default function PersonPanel(props: PersonPanelProps) {
  const { person } = props
  const { t } = useStrings(personStrings)
  const hasContacts = useAdapter().contacts !== undefined
  const { card, error } = usePerson(person.address)
  const name = card?.contactName || person.name.trim() || person.address
  return (
    <section
      className={styles.panel}
      aria-label={t('card', { name })}
      // A list around it has keys of its own.
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
    >
      <div className={styles.who}>
        <Avatar
          name={name}
          colorKey={person.address}
          src={card?.pictureUrl}
          gender={card?.gender}
          size={40}
        />
        <div className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          {name !== person.address && <bdi className={styles.address}>{person.address}</bdi>}
          {card && card.department !== '' && <span className={styles.department}>{card.department}</span>}
        </div>
      </div>
      {card && <Marks card={card} />}
      {error !== undefined && !card && <p className={styles.department}>{t('unknown')}</p>}
      {card?.isSelf ? (
        <OwnActions onClose={props.onClose} />
      ) : (
        (card || !hasContacts || error !== undefined) && (
          <PersonActions {...props} person={named(person, card)} card={card} />
        )
      )}
    </section>
  )
}

function Marks({ card: { isSelf, isContact, standing } }: { card: PersonCard }) {
  const { t } = useStrings(personStrings)
  if (!isSelf && !isContact && !standing) return null
  return (
    <div className={styles.marks}>
      {isSelf && <Badge>{t('me')}</Badge>}
      {isContact && <Badge tone="accent">{t('contact')}</Badge>}
      {standing === 'refused' && <Badge tone="danger">{t('refused')}</Badge>}
      {standing === 'welcome' && <Badge tone="success">{t('welcome')}</Badge>}
    </div>
  )
}

/** Under the name in the address book, where they are in it. */
const named = (person: Address, card: PersonCard | undefined): Address =>
  card?.contactName ? { address: person.address, name: card.contactName } : person
