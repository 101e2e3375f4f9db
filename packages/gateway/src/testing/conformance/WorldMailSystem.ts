import type { WorldMail } from '@mailroom/conformance'
import type { Address, FolderId } from '@mailroom/core'
import type { Settings } from '../../config/Settings'
import type { Store } from '../../openStore'
import type { Gateway } from '../../startGateway'

/** A mail as it travels, from a stranger. */
export interface WrittenMail {
  readonly raw: Buffer
}

/** Where the mail of all worlds lies, behind one gateway. */
export interface WorldMailSystem {
  /** What the gateway has to know of it. */
  readonly settings: Partial<Settings>
  /** For the accounts of the gateway; undefined when the mail system knows the passwords. */
  readonly accountPassword?: string
  /** A mail comes from outside. Resolves when it is accepted. */
  deliver(owner: Address, mail: WorldMail | WrittenMail, running: RunningGateway): Promise<void>
  /** Somebody makes a folder of the owner's, past the gateway's web side. */
  addFolder(owner: Address, folder: FolderId, running: RunningGateway): Promise<void>
  close(): Promise<void>
}

/** The gateway, and its store once more as the command line sees it. */
export interface RunningGateway {
  readonly gateway: Gateway
  readonly store: Store
}
