import type { AnswerOf, Contract, WireRecipientStatus } from '@mailroom/api'
import type { DeliveryState, RecipientStatus, SendingRules, SendResult } from '@mailroom/core'
import { fromWireStanding } from './recall'
import { fromWireTime } from './times'

/** What became of a mail, by its name on the wire. */
export const deliveryStates: Readonly<Record<WireRecipientStatus['status'], DeliveryState>> = {
  held: 'held',
  schedule: 'scheduled',
  review: 'review',
  undeliver: 'queued',
  deliver: 'delivered',
  proxy: 'relayed',
  readed: 'read',
  deliver_fail: 'failed',
  recalled: 'recalled',
  burned: 'burned',
}

/** One recipient's line. */
export function fromWireStatus(line: WireRecipientStatus): RecipientStatus {
  const recall = fromWireStanding(line)
  return {
    recipient: { address: line.recipient, name: line.name },
    state: deliveryStates[line.status],
    info: line.status_info,
    changedAt: fromWireTime(line.date),
    ...(recall !== undefined && { recall }),
  }
}

/** How files go as links; nothing where they do not. */
export const fromWireOnlineRules = ({
  net_limits: limits,
  is_alltonet: isForAll,
  is_netsize: overBytes,
}: AnswerOf<Contract['sendParams']>): Pick<SendingRules, 'online'> =>
  limits === undefined
    ? {}
    : {
        online: {
          suggestOverBytes: limits.suggest_size,
          linkOverBytes: isForAll ? 0 : overBytes,
          maxBytes: limits.max_size,
          keptDays: limits.days,
        },
      }

/** A mail was accepted for sending. */
export const fromWireSent = (answer: AnswerOf<Contract['quickReply']>): SendResult => ({
  messageId: answer.message_id,
  recipients: answer.recipient.map(fromWireStatus),
})
