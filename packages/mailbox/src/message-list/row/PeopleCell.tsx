import type { MessageSummary } from '@mailroom/core'
import { memo } from 'react'
import { PersonHover } from '../../people/PersonHover'
import * as styles from './MessageRow.css'
import { PersonName } from './PersonName'
import { isToOthers, useRowContext } from './rowContext'
import { rowPeople } from './rowPeople'

/**
 * Who a mail is from, or goes to, with the card about the first of them; of a conversation all who wrote, and how many
 * mails they are.
 *
 * @source ML-10, ML-13, ML-24
 */
export const PeopleCell = memo(function PeopleCell({ message }: { message: MessageSummary }) {
  const context = useRowContext()
  const { t, onWrite } = context
  const showsRecipients = isToOthers(message, context)
  const mailCount = message.conversation?.mailCount ?? 1
  const people = rowPeople(message, context)
  const [person] = showsRecipients ? message.to : [message.from]
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
      {mailCount > 1 && (
        <span className={styles.mails} title={t('mailCount', { count: mailCount })}>
          {mailCount}
        </span>
      )}
    </div>
  )
})
