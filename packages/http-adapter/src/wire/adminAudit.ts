import type { AnswerOf, Contract, QueryOf } from '@mailroom/api'
import type { AuditPage, AuditPerson, AuditQuery } from '@mailroom/core'
import { fromWireTime } from './times'

type Answer = AnswerOf<Contract['adminAudit']>

/** Which records are asked for. */
export const toWireAuditQuery = (query: AuditQuery): QueryOf<Contract['adminAudit']> => ({
  ...(query.who !== undefined && { who: query.who }),
  ...(query.action !== undefined && { action: query.action }),
  ...(query.from !== undefined && { begin: new Date(query.from).toISOString() }),
  ...(query.until !== undefined && { end: new Date(query.until).toISOString() }),
  ...(query.before !== undefined && { before: String(query.before) }),
  page_size: String(query.limit),
})

/** A page of the record. */
export const fromWireAudit = ({ results, has_more: hasMore }: Answer): AuditPage => ({
  records: results.map(({ id, time, action, username, realname, operator, ip, details }) => {
    const [account, actor] = [personOf({ username, realname }), personOf(operator)]
    return {
      id,
      at: fromWireTime(time),
      action,
      ...(account && { account }),
      ...(actor && { actor }),
      ...(ip !== '' && { clientAddress: ip }),
      details: Object.fromEntries(details.map(({ name, value }) => [name, value])),
    }
  }),
  hasMore,
})

const personOf = ({ username, realname }: Answer['results'][number]['operator']): AuditPerson | undefined =>
  username === '' ? undefined : { address: username, name: realname }
