import { MailroomError } from '@mailroom/core'
import type { AuditPerson } from '../../../accounts/pageAudit'
import type { Handlers } from '../../Handler'
import type { Services } from '../../Services'
import { toWireTime } from '../../wire/messages'

/** What was done, for administrators. @source SH-05 */
export function auditHandlers({ accounts, audit }: Services): Pick<Handlers, 'adminAudit'> {
  return {
    async adminAudit({ query: { who = '', action, begin, end, before, page_size } }) {
      const account = who.trim() === '' ? undefined : await accounts.findByLogin(who)
      if (who.trim() !== '' && !account)
        throw new MailroomError('invalid', 'Nobody has this name.', { fields: { who: ['adminNobody'] } })
      const { lines, hasMore } = await audit.page({
        who: account?.id,
        action,
        from: begin === undefined ? undefined : Date.parse(begin),
        until: end === undefined ? undefined : Date.parse(end),
        before: before === undefined ? undefined : Number(before),
        limit: Number(page_size),
      })
      const results = lines.map((line) => ({
        id: line.id,
        time: toWireTime(line.at),
        action: line.action,
        ...toWirePerson(line.account),
        operator: toWirePerson(line.actor),
        ip: line.clientAddress,
        details: Object.entries(line.details).map(([name, value]) => ({ name, value })),
      }))
      return { results, has_more: hasMore }
    },
  }
}

const toWirePerson = (person: AuditPerson | undefined) => ({
  username: person?.address ?? '',
  realname: person?.name ?? '',
})
