import { mailHosts, type ResolveMx } from './mailHosts'
import { smtpAttempt } from './smtpAttempt'
import { PeerUnusable, type SmtpCaller, type SmtpPeer } from './smtpLine'
import { forAll, type Transport } from './Transport'

/** Hands all outside mail to one server. @source GW-02 */
export function smarthostTransport(peer: SmtpPeer, caller: SmtpCaller): Transport {
  return {
    async send(mail, signal) {
      try {
        return await smtpAttempt(peer, caller, mail, signal)
      } catch (error) {
        if (error instanceof PeerUnusable) return forAll(mail, 'deferred', error.message)
        throw error
      }
    },
  }
}

/** How mail finds its way without a smarthost. */
export interface DirectOptions extends SmtpCaller {
  readonly resolveMx: ResolveMx
  /** @default 25 */
  readonly port?: number
}

/** Hands mail to the servers of each domain, the next one when one cannot be used. @source GW-02, RFC 5321 5.1 */
export function directTransport(options: DirectOptions): Transport {
  return {
    async send(mail, signal) {
      const found = await mailHosts(mail.domain, options.resolveMx)
      if (found.kind === 'none') return forAll(mail, 'failed', found.info)
      if (found.kind === 'unknown') return forAll(mail, 'deferred', found.info)
      // We are not in the directory of that domain, but its MX is us: the mail would come back for ever.
      if (found.hosts[0] === options.hostname)
        return forAll(mail, 'failed', '554 5.4.6 The mail would run in circles')
      let reason = ''
      for (const host of found.hosts) {
        try {
          const peer = { host, port: options.port ?? 25, tls: 'opportunistic' as const }
          return await smtpAttempt(peer, options, mail, signal)
        } catch (error) {
          if (!(error instanceof PeerUnusable)) throw error
          reason = `${host}: ${error.message}`
        }
      }
      return forAll(mail, 'deferred', reason)
    },
  }
}

/** For sites that send nothing outside. */
export const closedTransport: Transport = {
  async send(mail) {
    return forAll(mail, 'failed', '550 5.7.1 This organisation sends no mail outside')
  },
}
