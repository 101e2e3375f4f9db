import type { AnswerOf, Contract, WireRecipientStatus } from '@mailroom/api'
import type { RecallRecord, RecallStanding } from '@mailroom/core'
import { fromWireTime } from './times'

type WireRecord = AnswerOf<Contract['recallLog']>['results'][number]

const outcomes: Readonly<Record<WireRecord['recall_status'], RecallRecord['outcome']>> = {
  recall_succ: 'recalled',
  proxy: 'outside',
  readed: 'read',
  undeliver: 'waiting',
  not_found: 'gone',
  deliver_fail: 'failed',
}

/** What may be done about a recipient's copy; undefined when the gateway does not say. */
export function fromWireStanding(line: WireRecipientStatus): RecallStanding | undefined {
  if (line.is_zhaohui) return 'possible'
  return line.recall_status === '' ? undefined : outcomes[line.recall_status]
}

/** One record of what was recalled. */
export const fromWireRecord = (record: WireRecord): RecallRecord => ({
  messageId: record.message_id,
  subject: record.subject,
  recipient: { address: record.recipient, name: record.name },
  outcome: outcomes[record.recall_status],
  at: fromWireTime(record.date),
})
