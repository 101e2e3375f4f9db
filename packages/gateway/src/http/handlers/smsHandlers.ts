import type { Handlers } from '../Handler'
import { requireAllowed } from '../requireAllowed'
import type { Services } from '../Services'

type Calls = 'smsRecipients' | 'saveSmsNumbers'

/** Mobile numbers of those who are told of mails by SMS. @source CO-13 */
export function smsHandlers({ smsNumbers }: Services): Pick<Handlers, Calls> {
  const there = () => {
    requireAllowed(smsNumbers !== undefined)
    return smsNumbers!
  }
  return {
    async smsRecipients({ body }, { session }) {
      const { create, update } = await there().missing(session.accountId, body.recvs)
      return { results: { create: [...create], update: [...update] } }
    },

    async saveSmsNumbers({ body }, { session }) {
      const numbers = body.numbers.map(([address, number]) => ({ address, number }))
      await there().save(session.accountId, numbers)
      return { msg: 'success' }
    },
  }
}
