import { eventStatuses } from '@mailroom/api'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { proxyOf } from '../../session/shared/proxyOf'
import { fromWirePlan, toWireInvitation } from '../wire/invitations'
import { fromWireRef } from '../wire/messages'

type Calls = 'invitation' | 'answerInvitation' | 'inviteToEvent'

/** Invitations to events. @source RD-10 */
export const invitationHandlers = ({ mailboxes, invitations, people }: Services): Pick<Handlers, Calls> => ({
  async invitation({ query: { folder }, path }, { session }) {
    const ref = fromWireRef(folder, path.uid!)
    await mailboxes.requireOpen(session, ref)
    const invitation = await invitations.read(session.accountId, mailboxes.of(session), ref)
    return { invitation: invitation ? toWireInvitation(invitation) : null }
  },

  async answerInvitation({ body: { folder, uid, status }, path }, { session, locale }) {
    await mailboxes.requireOpen(session, { folder, uid })
    const proxy = await proxyOf(people, session)
    const reply = { ref: { folder, uid }, eventId: path.id!, answer: eventStatuses[status], locale, proxy }
    await invitations.answer(session.accountId, mailboxes.of(session), reply)
    return { msg: 'success' }
  },

  async inviteToEvent({ body }, { session, locale }) {
    const plan = fromWirePlan(body)
    if (plan.origin) await mailboxes.requireOpen(session, plan.origin)
    await invitations.invite(session.accountId, plan, locale, await proxyOf(people, session))
    return { msg: 'success' }
  },
})
