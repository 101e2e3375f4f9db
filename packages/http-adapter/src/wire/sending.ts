import type { WireRecipientStatus } from '@mailroom/api'
import type { DeliveryState, RecipientStatus } from '@mailroom/core'
import { fromWireTime } from './times'

const states: Readonly<Record<WireRecipientStatus['status'], DeliveryState>> = {
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
export const fromWireStatus = (line: WireRecipientStatus): RecipientStatus => ({
  recipient: { address: line.recipient, name: line.name },
  state: states[line.status],
  info: line.status_info,
  changedAt: fromWireTime(line.date),
})
