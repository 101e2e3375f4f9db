import { formatFullTime, formatSize, type SentEntry } from '@mailroom/core'
import { useLocale, useSession } from '@mailroom/react'
import { Badge } from '@mailroom/ui'
import { inOrder } from '../../reading/delivery/countStates'
import { deliveryBadges } from '../../reading/delivery/deliveryBadges'
import type { SayReading } from '../../reading/readingStrings'
import { RecordCell, RecordRow, RecordTable } from '../../record-table/RecordTable'
import * as styles from '../RecordsView.css'
import type { SayRecord } from '../recordStrings'

export interface SentTableProps {
  t: SayRecord
  /** In the words of an open mail. */
  say: SayReading
  mails: readonly SentEntry[]
  /** Somebody wants to know more of one. */
  onShow: (mail: SentEntry) => void
}

/** Mails that were sent, each in a row. */
export function SentTable({ t, say, mails, onShow }: SentTableProps) {
  const { locale } = useLocale()
  const twelveHour = useSession().session?.features.twelveHourTime
  const headers = [t('subject'), t('when'), t('recipients'), t('became'), t('size')]
  return (
    <RecordTable label={t('sent')} headers={headers}>
      {mails.map((mail, row) => (
        <RecordRow key={`${mail.messageId} ${row}`}>
          <RecordCell>
            <button type="button" className={styles.opener} onClick={() => onShow(mail)}>
              <bdi>{mail.subject || t('noSubject')}</bdi>
            </button>
          </RecordCell>
          <RecordCell isQuiet>
            <time dateTime={new Date(mail.at).toISOString()}>
              {formatFullTime(mail.at, { locale, twelveHour })}
            </time>
          </RecordCell>
          <RecordCell>
            <bdi title={mail.recipient?.address}>{whom(t, mail)}</bdi>
          </RecordCell>
          <RecordCell>
            <span className={styles.badges}>
              {inOrder((state) => mail.states[state]).map(({ state, count }) => (
                <Badge key={state} tone={deliveryBadges[state].tone}>
                  {mail.recipientCount === 1
                    ? say(deliveryBadges[state].word)
                    : say('deliveryCount', { count, state: say(deliveryBadges[state].word) })}
                </Badge>
              ))}
            </span>
          </RecordCell>
          <RecordCell isQuiet>{formatSize(mail.sizeBytes)}</RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  )
}

function whom(t: SayRecord, { recipient, recipientCount: total }: SentEntry): string {
  if (!recipient) return t('nobody')
  const name = recipient.name || recipient.address
  return total === 1 ? name : t('andMore', { name, count: total - 1, total })
}
