import type { Address } from '../mail/Address'

/**
 * What an owner lets somebody do in the mailbox, each with all that stand before it: reading; putting in order; writing as the
 * owner; lists of senders, signatures and settings.
 *
 * @source ST-16
 */
export const shareLevels = ['readOnly', 'readWrite', 'proxySend', 'fullControl'] as const

/** One of them. */
export type ShareLevel = (typeof shareLevels)[number]

/** Somebody who may work in the owner's mailbox. @source ST-16 */
export interface Delegate {
  readonly person: Address
  readonly level: ShareLevel
}

/** As many as a mailbox may have. */
export const maxDelegates = 200
