import type { AnswerOf, Contract, QueryOf } from '@mailroom/api'
import type {
  RecordPage,
  RecordQuery,
  SentEntry,
  SentQuery,
  SignInEntry,
  SignInOutcome,
  SignInQuery,
} from '@mailroom/core'
import { deliveryStates } from './sending'
import { fromWireTime, toWireTime } from './times'

type LoginRecords = AnswerOf<Contract['loginRecords']>

/** A stretch of a record. */
const toWireStretch = ({ from, until, after, limit }: RecordQuery) => ({
  ...(from !== undefined && { begin: toWireTime(from) }),
  ...(until !== undefined && { end: toWireTime(until) }),
  ...(after !== undefined && { after }),
  page_size: String(limit),
})

/** Which sign-ins are asked for. */
export const toWireSignInQuery = (query: SignInQuery): QueryOf<Contract['loginRecords']> => ({
  ...toWireStretch(query),
  ...(query.outcome && { result: query.outcome === 'signedIn' ? 'success' : 'refused' }),
})

/** A page of sign-ins. */
export const fromWireSignIns = ({ results, next }: LoginRecords): RecordPage<SignInEntry> => ({
  entries: results.map(({ time, ip, isp, agent, result, is_current }) => ({
    at: fromWireTime(time),
    address: ip,
    userAgent: agent,
    outcome: outcomes[result],
    ...(isp !== '' && { place: isp }),
    ...(is_current && { isCurrent: true }),
  })),
  ...(next !== '' && { next }),
})

const outcomes = {
  success: 'signedIn',
  wrong_password: 'wrongPassword',
  wrong_code: 'wrongCode',
} as const satisfies Record<LoginRecords['results'][number]['result'], SignInOutcome>

/** Which sent mails are asked for. */
export const toWireSentQuery = (query: SentQuery): QueryOf<Contract['sendRecords']> => ({
  ...toWireStretch(query),
  ...(query.text !== undefined && { search: query.text }),
})

/** A page of sent mails. */
export const fromWireSent = ({
  results,
  next,
}: AnswerOf<Contract['sendRecords']>): RecordPage<SentEntry> => ({
  entries: results.map(({ message_id, time, subject, size, recipient, count, states }) => ({
    messageId: message_id,
    at: fromWireTime(time),
    subject,
    sizeBytes: size,
    recipientCount: count,
    states: Object.fromEntries(states.map((each) => [deliveryStates[each.status], each.count])),
    ...(recipient && { recipient: { address: recipient[0], name: recipient[1] } }),
  })),
  ...(next !== '' && { next }),
})
