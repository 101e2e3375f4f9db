import type { Contact } from '@mailroom/core'

/** The order of an address book: by name, then by address. */
export const byName = (a: Contact, b: Contact): number => order(a.name, b.name) || order(a.address, b.address)

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
