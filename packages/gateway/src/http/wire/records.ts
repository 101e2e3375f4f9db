import type { AnswerOf, Contract, QueryOf } from '@mailroom/api'
import type { DeliveryState, RecordQuery, SentEntry, SignInEntry, SignInOutcome } from '@mailroom/core'
import { toWireTime } from './messages'
import { stateNames } from './sending'

type LoginRecord = AnswerOf<Contract['loginRecords']>['results'][number]
type Stretch = Omit<QueryOf<Contract['loginRecords']>, 'result'>

/** Which stretch of a record is asked for. */
export const fromWireStretch = ({ begin, end, after, page_size }: Stretch): RecordQuery => ({
  ...(begin !== undefined && { from: Date.parse(begin) }),
  ...(end !== undefined && { until: Date.parse(end) }),
  ...(after !== undefined && { after }),
  limit: Number(page_size),
})

/** A sign-in, or an attempt that was refused. */
export const toWireLoginRecord = (
  { at, address, userAgent, outcome, isCurrent }: SignInEntry,
  placeOf: (address: string) => string,
): LoginRecord => ({
  time: toWireTime(at),
  ip: address,
  isp: placeOf(address),
  agent: userAgent,
  result: results[outcome],
  is_current: isCurrent === true,
})

const results = {
  signedIn: 'success',
  wrongPassword: 'wrong_password',
  wrongCode: 'wrong_code',
} as const satisfies Record<SignInOutcome, LoginRecord['result']>

/** A mail that was sent. */
export const toWireSendRecord = ({
  messageId,
  at,
  subject,
  sizeBytes,
  recipient,
  recipientCount,
  states,
}: SentEntry): AnswerOf<Contract['sendRecords']>['results'][number] => ({
  message_id: messageId,
  time: toWireTime(at),
  subject,
  size: sizeBytes,
  recipient: recipient ? [recipient.address, recipient.name] : null,
  count: recipientCount,
  states: Object.entries(states).map(([state, count]) => ({
    status: stateNames[state as DeliveryState],
    count,
  })),
})
