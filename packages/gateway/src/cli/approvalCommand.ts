import { createApprovals } from '../approvals/Approvals'
import type { ReadApproval } from '../approvals/pageApprovals'
import { createSessions } from '../session/Sessions'
import { type Command, UsageError } from './Command'
import { withStore } from './withStore'

/** Requests that the list shows at a time; the terminal scrolls. */
const listed = 100

/** Decides what people ask for; also beside a running gateway. @source GW-05, SE-11, ST-01, ST-18 */
export const approvalCommand: Command = {
  name: 'approval',
  usage: 'approval list|accept|refuse [<number>]',
  summary: 'Permits or refuses new accounts, other names and closed accounts. The gateway may be running.',
  details: [
    'approval list [--decided]',
    'approval accept <number>',
    'approval refuse <number> --reason <text>',
    '',
    'People ask for an account on the sign-in page when allowRegistration is on; for another name, and',
    'for their account to be closed, in the settings. Who is refused reads the reason.',
    'What a new account is made of can be put right at /admin before it is permitted.',
  ],
  options: { decided: { type: 'boolean' }, reason: { type: 'string' } },
  async run({ words: [action, given], options }, settings, terminal) {
    const read = settings()
    await withStore(read, async (store) => {
      const listDomains = store.elsewhere?.worlds.embeddedDomains ?? read.domains
      const approvals = createApprovals({
        ...store,
        sessions: createSessions(store.database, { ...read, now: Date.now }),
        domains: { domains: read.domains, listDomains },
        now: Date.now,
      })
      const by = { clientAddress: '' }
      if (action === 'list') {
        const query = { isWaiting: options.decided !== true, offset: 0, limit: listed }
        const { approvals: found, total } = await approvals.page(query)
        for (const approval of found) terminal.say(lineOf(approval))
        if (total > found.length) terminal.note(`${total - found.length} more are not shown.`)
      } else if (action === 'accept') {
        const id = numberOf(given)
        await approvals.accept(id, by)
        terminal.say(`Request ${id} is permitted and done.`)
      } else if (action === 'refuse') {
        const id = numberOf(given)
        const { reason } = options
        if (typeof reason !== 'string' || reason.trim() === '')
          throw new UsageError('Say why: --reason "There is no such person here".')
        await approvals.refuse(id, reason, by)
        terminal.say(`Request ${id} is refused.`)
      } else throw new UsageError('Say what to do: list, accept or refuse.')
    })
    return 0
  },
}

function numberOf(given: string | undefined): number {
  if (given === undefined || !/^[1-9]\d{0,8}$/.test(given))
    throw new UsageError('The number of a request is needed: "mailroom approval list" shows them.')
  return Number(given)
}

/** One request in a line, whatever people have written into it. */
function lineOf({ id, state, address, wanted, department, answer, createdAt }: ReadApproval): string {
  const asked =
    wanted.kind === 'registration'
      ? [wanted.name, wanted.englishName, wanted.jobNumber, department?.name ?? '']
      : wanted.kind === 'name'
        ? [wanted.name, wanted.englishName]
        : [wanted.reason]
  const columns = [id, new Date(createdAt).toISOString(), wanted.kind, state, address, ...asked, answer]
  return columns
    .map((text) => String(text).replace(/[\s\p{Cc}]+/gu, ' '))
    .join('\t')
    .trimEnd()
}
