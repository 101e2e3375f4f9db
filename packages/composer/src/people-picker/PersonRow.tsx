import { addressKey, type Suggestion } from '@mailroom/core'
import { Avatar, CheckIcon } from '@mailroom/ui'
import * as styles from './PeoplePicker.css'
import type { SayPeople } from './peopleStrings'
import { recipientLines, type RecipientLine, type Recipients } from './RecipientLine'

export interface PersonRowProps {
  t: SayPeople
  person: Suggestion
  recipients: Recipients
  line: RecipientLine
  onToggle: () => void
}

/** Somebody of an address book; marked with the lines that they stand in. */
export function PersonRow({ t, person, recipients, line, onToggle }: PersonRowProps) {
  const key = addressKey(person)
  const standsIn = recipientLines.filter((each) => recipients[each].some((one) => addressKey(one) === key))
  const isIn = standsIn.includes(line)
  const others = standsIn.filter((each) => each !== line)
  return (
    <li>
      <button type="button" className={styles.person} aria-pressed={isIn} onClick={onToggle}>
        <Avatar name={person.name || person.address} size={24} />
        <span className={styles.words}>
          <bdi className={styles.name}>{person.name || person.address}</bdi>
          <span className={styles.detail}>
            {[person.name && person.address, person.department].filter(Boolean).join(' · ')}
          </span>
        </span>
        {others.map((each) => (
          <span key={each} className={styles.mark}>
            {t(each)}
          </span>
        ))}
        {isIn && (
          <span className={styles.check}>
            <CheckIcon />
          </span>
        )}
      </button>
    </li>
  )
}
