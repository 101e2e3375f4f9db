import { addressKey, uniqueAddresses, warmer, type Address } from '@mailroom/core'
import type { Account } from './Account'

/** A mail to more people says nothing about whom its sender writes to. */
const maxRecipients = 50

/** Takes note of whom somebody has written to. @source CO-03 */
export function noteRecipients({ recipients }: Account, people: readonly Address[], now: number): void {
  const each = uniqueAddresses(people)
  if (each.length > maxRecipients) return
  for (const { address, name } of each) {
    const key = addressKey(address)
    const before = recipients.get(key)
    recipients.set(key, { address, name: name || (before?.name ?? ''), warmth: warmer(before?.warmth, now) })
  }
}
