import type { AnswerOf, Contract, QueryOf } from '@mailroom/api'
import type { RecordQuery, SignInEntry, SignInOutcome } from '@mailroom/core'
import { toWireTime } from './messages'

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
