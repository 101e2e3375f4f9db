import type { Flavour } from '@mailroom/core'

/** Names an account inside the gateway. Never leaves it and is never used twice. */
export type AccountId = Flavour<number, 'AccountId'>
