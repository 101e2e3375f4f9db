import type { AnswerOf, Contract } from '@mailroom/api'
import type { MailReason, MailTouch, MessageTrust, TrustPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

/** Where mails come from, over HTTP. */
export const createTrustPort = (client: HttpClient): TrustPort => ({
  inspect: async ({ folder, uid }, options) =>
    fromWireTrust(await client.send('trust', { path: { uid }, query: { folder }, options })),
  unsubscribe: async ({ folder, uid }) => void (await client.send('unsubscribe', { body: { folder, uid } })),
})

function fromWireTrust(answer: AnswerOf<Contract['trust']>): MessageTrust {
  const { authentication, unsubscribe, arrival, protection, reasons, log, return_path: returnPath } = answer
  return {
    ...(authentication !== null && {
      authentication: authentication.map(({ method, result, domain }) => ({
        method,
        outcome: result,
        domain,
      })),
    }),
    ...(unsubscribe !== null && {
      unsubscribe: {
        isOneClick: unsubscribe.is_one_click,
        ...(unsubscribe.mailto !== null && { mailto: unsubscribe.mailto }),
        ...(unsubscribe.link !== null && { link: unsubscribe.link }),
      },
    }),
    ...(protection !== null && { protection }),
    ...(returnPath !== null && { returnPath }),
    ...(arrival !== null && {
      arrival: { fromHost: arrival.host, fromAddress: arrival.address, isEncrypted: arrival.is_encrypted },
    }),
    ...(reasons.length > 0 && { reasons: reasons.map(fromWireReason) }),
    ...(log.length > 0 && { log: log.map(fromWireTouch) }),
  }
}

const standings = { white: 'welcome', black: 'refused' } as const

const fromWireReason = (reason: AnswerOf<Contract['trust']>['reasons'][number]): MailReason =>
  reason.kind === 'standing'
    ? { kind: 'standing', standing: standings[reason.list], entry: reason.entry }
    : reason

const fromWireTouch = ({ kind, at, from, to }: AnswerOf<Contract['trust']>['log'][number]): MailTouch => ({
  kind,
  at: Date.parse(at),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
})
