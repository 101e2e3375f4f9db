import type { Flavour } from '@mailroom/core'

/** Names an account inside the gateway. Leaves it only towards administrators, and is never used twice. */
export type AccountId = Flavour<number, 'AccountId'>
