import type { AnswerOf, Contract, WireRecipientStatus } from '@mailroom/api'
import type { RecallRecord, RecallStanding } from '@mailroom/core'
import { toWireTime } from './messages'

type WireRecord = AnswerOf<Contract['recallLog']>['results'][number]

const outcomeNames: Readonly<Record<RecallRecord['outcome'], WireRecord['recall_status']>> = {
  recalled: 'recall_succ',
  outside: 'proxy',
  read: 'readed',
  waiting: 'undeliver',
  gone: 'not_found',
  failed: 'deliver_fail',
}

/** What may be done about a recipient's copy. */
export const toWireStanding = (
  standing: RecallStanding | undefined,
): Pick<WireRecipientStatus, 'is_zhaohui' | 'recall_status'> => ({
  is_zhaohui: standing === 'possible',
  recall_status: standing === undefined || standing === 'possible' ? '' : outcomeNames[standing],
})

/** One record of what was recalled. */
export const toWireRecord = (record: RecallRecord): WireRecord => ({
  message_id: record.messageId,
  subject: record.subject,
  recipient: record.recipient.address,
  name: record.recipient.name,
  recall_status: outcomeNames[record.outcome],
  date: toWireTime(record.at),
})
