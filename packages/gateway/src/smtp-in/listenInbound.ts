import type { Directory } from '../delivery/Directory'
import { routeRecipients } from '../delivery/routeRecipients'
import { answer } from './answer'
import { listenSmtp, type SmtpListener, type SmtpListenOptions } from './listenSmtp'
import { receiveMail, type IntakeParts } from './receiveMail'
import { smtpError } from './smtpError'

/**
 * Listens for mail from other mail systems. Only people who have a mailbox here can be written to; lists are for
 * those who have signed in, since anybody can claim any sender here.
 *
 * @source GW-02
 */
export function listenInbound(
  options: SmtpListenOptions,
  parts: IntakeParts & { readonly directory: Directory },
): Promise<SmtpListener> {
  const { directory } = parts
  return listenSmtp(options, {
    onRcptTo(recipient, _session, done) {
      void answer(options, () => checkRecipient(directory, recipient.address), done)
    },
    onData(stream, session, done) {
      const take = async () => {
        const { mailFrom, rcptTo } = session.envelope
        const named = rcptTo.map(({ address }) => ({ address, name: '' }))
        const { routed } = await routeRecipients(directory, named)
        const envelope = await receiveMail(parts, stream, {
          mailFrom: mailFrom === false ? '' : mailFrom.address,
          recipients: routed,
          lists: [],
          hop: {
            helo: session.hostNameAppearsAs,
            remoteAddress: session.remoteAddress,
            protocol: session.transmissionType,
            recipient: rcptTo.length === 1 ? rcptTo[0]!.address : undefined,
          },
          accountId: null,
        })
        options.log.info({ envelope: envelope.id, recipients: routed.length }, 'Mail received')
        return `2.0.0 Accepted as ${envelope.id}`
      }
      void answer(options, take, done)
    },
  })
}

async function checkRecipient(directory: Directory, address: string): Promise<void> {
  const target = await directory.lookUp(address)
  if (target.kind === 'remote') throw smtpError(550, '5.7.1 We do not relay')
  if (target.kind === 'unknown') throw smtpError(550, '5.1.1 No such mailbox here')
  if (target.kind === 'people' && target.isList)
    throw smtpError(550, '5.7.1 Only people of this organisation may write to this list')
}
