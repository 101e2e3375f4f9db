import type { MessageSummary } from '@mailroom/core'
import { PersonHover } from '../../people/PersonHover'
import * as styles from './MessageRow.css'
import { PersonName } from './PersonName'
import { isToOthers, useRowContext } from './rowContext'

/** Who a mail is from, or goes to, with the card about the first of them. @source ML-10, ML-13 */
export function PeopleCell({ message }: { message: MessageSummary }) {
  const context = useRowContext()
  const { t, onWrite } = context
  const showsRecipients = isToOthers(message, context)
  const people = showsRecipients ? message.to : [message.from]
  const [person] = people
  const names = <PersonName people={people} empty={t('noRecipients')} separator={t('nameSeparator')} />
  return (
    <div role="gridcell" className={styles.people}>
      {person && person.address !== '' ? (
        <PersonHover person={person} sentMail={showsRecipients ? undefined : message.ref} onWrite={onWrite}>
          {names}
        </PersonHover>
      ) : (
        names
      )}
    </div>
  )
}
