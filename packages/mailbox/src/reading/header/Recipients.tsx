import type { Address, Message } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { Fragment, useId } from 'react'
import type { ComposeRequest } from '../ComposeRequest'
import { ExpandButton } from '../ExpandButton'
import { useOfMail } from '../useOfMail'
import { Person } from './Person'
import * as styles from './MessageHeader.css'

/** Names in the short view. */
const SHORT_COUNT = 3

/** More are never drawn at once: a mail may have a hundred thousand. */
const MAX_SHOWN = 500

export interface RecipientsProps {
  /** The mail, by `messageKey` or the id of one that is reviewed. */
  mail: string
  message: Pick<Message, 'to' | 'cc' | 'bcc' | 'replyTo'>
  onCompose?: (request: ComposeRequest) => void
}

/** Who a mail went to: in one line, or in full with addresses. @source RD-05 */
export function Recipients({ mail, message, onCompose }: RecipientsProps) {
  const { t } = useTranslation('reading')
  const [isOpen, setOpen] = useOfMail(mail, false)
  const id = useId()
  const { to, cc, bcc, replyTo } = message
  const lines = [
    { word: t('to'), people: to },
    { word: t('cc'), people: cc },
    { word: t('bcc'), people: bcc },
    { word: t('replyTo'), people: replyTo },
  ].filter(({ people }) => people.length > 0)

  return (
    <div>
      <div className={styles.recipientLine}>
        <span className={styles.short}>{shortLine(t, [...to, ...cc, ...bcc])}</span>
        {lines.length > 0 && (
          <ExpandButton
            isOpen={isOpen}
            controls={id}
            label={t(isOpen ? 'hideRecipients' : 'showRecipients')}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
      </div>
      <dl id={id} className={styles.full} hidden={!isOpen}>
        {isOpen &&
          lines.map(({ word, people }) => (
            <Fragment key={word}>
              <dt className={styles.word}>{word}</dt>
              <dd className={styles.list}>
                {people.slice(0, MAX_SHOWN).map((address, index) => (
                  <Person key={index} address={address} isFull onCompose={onCompose} />
                ))}
                {people.length > MAX_SHOWN && <span>+{people.length - MAX_SHOWN}</span>}
              </dd>
            </Fragment>
          ))}
      </dl>
    </div>
  )
}

function shortLine(t: ReturnType<typeof useTranslation>['t'], people: readonly Address[]): string {
  if (people.length === 0) return t('toNobody')
  const names = people
    .slice(0, SHORT_COUNT)
    .map(({ name, address }) => name.trim() || address)
    .join(t('nameSeparator'))
  const rest = people.length - SHORT_COUNT
  return rest > 0 ? t('toListMore', { names, count: rest }) : t('toList', { names })
}
