import { addressKey } from '@mailroom/core'
import { CloseIcon, IconButton } from '@mailroom/ui'
import type { SayContacts } from '../contactsStrings'
import type { ContactPickerProps } from './ContactPicker'
import * as styles from './ContactPicker.css'

export interface ChosenListProps extends Pick<ContactPickerProps, 'lines' | 'chosen' | 'onChosenChange'> {
  t: SayContacts
}

/** Who was picked, line by line; each can be taken out again. @source CT-04 */
export function ChosenList({ t, lines, chosen, onChosenChange }: ChosenListProps) {
  const isNobody = lines.every(({ value }) => !chosen[value]?.length)
  return (
    <section className={styles.chosen} aria-label={t('chosen')}>
      <h3 className={styles.chosenTitle}>{t('chosen')}</h3>
      {isNobody && <p className={styles.empty}>{t('nobodyChosen')}</p>}
      {lines.map(({ value, label }) => {
        const people = chosen[value] ?? []
        if (people.length === 0) return null
        return (
          <div key={value}>
            {lines.length > 1 && <h4 className={styles.chosenLine}>{label}</h4>}
            <ul className={styles.chosenPeople} aria-label={label}>
              {people.map((person) => {
                const name = person.name.trim() || person.address
                return (
                  <li key={addressKey(person)} className={styles.chosenPerson}>
                    <bdi className={styles.name} title={person.address}>
                      {name}
                    </bdi>
                    <IconButton
                      size="small"
                      label={t('takeOff', { name })}
                      icon={<CloseIcon />}
                      onClick={() =>
                        onChosenChange(
                          value,
                          people.filter((each) => addressKey(each) !== addressKey(person)),
                        )
                      }
                    />
                  </li>
                )
              })}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
