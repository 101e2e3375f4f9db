import { addressKey } from '@mailroom/core'
import { CheckIcon } from '@mailroom/ui'
import { shownName, type PersonLine } from '../people-list/PersonLine'
import { PersonMark } from '../people-list/PersonMark'
import type { ContactPickerProps } from './ContactPicker'
import * as styles from './ContactPicker.css'

export interface PickerRowProps extends Pick<ContactPickerProps, 'lines' | 'chosen'> {
  person: PersonLine
  /** The line that is filled now. */
  line: string
  onToggle: () => void
}

/** Somebody to be picked; marked with the lines that they stand in. */
export function PickerRow({ lines, chosen, person, line, onToggle }: PickerRowProps) {
  const key = addressKey(person.address)
  const standsIn = lines.filter(({ value }) => chosen[value]?.some((each) => addressKey(each) === key))
  const isIn = standsIn.some(({ value }) => value === line)
  const name = shownName(person)
  return (
    <li>
      <button type="button" className={styles.person} aria-pressed={isIn} onClick={onToggle}>
        <PersonMark line={person} size={24} />
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.detail}>
            {[name !== person.address && person.address, person.belongsTo].filter(Boolean).join(' · ')}
          </span>
        </span>
        {standsIn
          .filter(({ value }) => value !== line)
          .map(({ value, label }) => (
            <span key={value} className={styles.mark}>
              {label}
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
