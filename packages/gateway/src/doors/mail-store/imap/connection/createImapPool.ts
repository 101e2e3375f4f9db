import { createImapAccount, type PooledAccount } from './createImapAccount'
import type { ImapAccount } from './ImapAccount'
import type { ImapAccountSettings } from './ImapSettings'
import { ConnectionSlots, type SlotLimits } from './pool/ConnectionSlots'
import { SignedInConnections } from './pool/SignedInConnections'

/** The accounts of all who use the gateway, and the connections that they share out among them. */
export interface ImapPool {
  /** The account under this key, made at the first call. `invalid` for settings that are not safe */
  account(key: string | number, settings: ImapAccountSettings): ImapAccount
  /** Ends the connections of an account: its password has changed or is forgotten. The next call makes it anew. */
  forget(key: string | number): Promise<void>
  /** Connections to all servers that are open now. */
  readonly connectionCount: number
  close(): Promise<void>
}

/** @default 1,000 connections, 500 to one server: half of what Dovecot allows one service in its default settings */
const defaultLimits: SlotLimits = { maxConnections: 1_000, maxConnectionsPerHost: 500 }

interface Kept {
  readonly host: string
  readonly account: PooledAccount
}

/** What a pool may be given. */
export interface ImapPoolOptions {
  readonly limits?: Partial<SlotLimits>
  /** Connections that others have opened, and that an account takes before it opens its own. */
  readonly signedIn?: SignedInConnections
}

/** Keeps accounts by key. An account without connections costs nothing, so it stays until it is forgotten. */
export function createImapPool({
  limits,
  signedIn = new SignedInConnections(),
}: ImapPoolOptions = {}): ImapPool {
  const accounts = new Map<string | number, Kept>()
  const slots = new ConnectionSlots({ ...defaultLimits, ...limits }, (host) => {
    for (const kept of accounts.values()) {
      if ((host === undefined || kept.host === host) && kept.account.closeOneIdle()) return
    }
  })
  return {
    account: (key, settings) => {
      const known = accounts.get(key)
      if (known) return known.account
      const account = createImapAccount(settings, { slots, signedIn })
      accounts.set(key, { host: settings.server.host, account })
      return account
    },
    forget: async (key) => {
      const known = accounts.get(key)
      accounts.delete(key)
      await known?.account.close()
    },
    get connectionCount() {
      return slots.taken
    },
    close: async () => {
      await Promise.all([...accounts.values()].map(({ account }) => account.close()))
      accounts.clear()
    },
  }
}
