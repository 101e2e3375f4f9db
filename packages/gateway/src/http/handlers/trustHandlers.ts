import type { MailReason, MailTouch } from '@mailroom/core'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { fromWireRef } from '../wire/messages'

type Calls = 'trust' | 'unsubscribe'

/** Where mails come from. @source RD-19, RD-22 */
export const trustHandlers = ({ mailboxes, trust }: Services): Pick<Handlers, Calls> => ({
  async trust({ query, path }, { session }) {
    const ref = fromWireRef(query.folder, path.uid!)
    await mailboxes.requireOpen(session, ref)
    const known = await trust.inspect(session.accountId, ref)
    const { authentication, unsubscribe, arrival, protection, returnPath, reasons = [], log = [] } = known
    return {
      authentication:
        authentication?.map(({ method, outcome, domain }) => ({ method, result: outcome, domain })) ?? null,
      unsubscribe: unsubscribe
        ? {
            is_one_click: unsubscribe.isOneClick,
            mailto: unsubscribe.mailto ?? null,
            link: unsubscribe.link ?? null,
          }
        : null,
      protection: protection ?? null,
      return_path: returnPath ?? null,
      arrival: arrival
        ? { host: arrival.fromHost, address: arrival.fromAddress, is_encrypted: arrival.isEncrypted }
        : null,
      reasons: reasons.map(toWireReason),
      log: log.map(toWireTouch),
    }
  },

  async unsubscribe({ body }, { session }) {
    await mailboxes.requireOpen(session, body)
    await trust.unsubscribe(session.accountId, fromWireRef(body.folder, String(body.uid)))
    return { msg: 'success' }
  },
})

const lists = { welcome: 'white', refused: 'black' } as const

const toWireReason = (reason: MailReason) =>
  reason.kind === 'standing'
    ? { kind: reason.kind, list: lists[reason.standing], entry: reason.entry }
    : reason

const toWireTouch = ({ kind, at, from, to }: MailTouch) => ({
  kind,
  at: new Date(at).toISOString(),
  from: from ?? null,
  to: to ?? null,
})
