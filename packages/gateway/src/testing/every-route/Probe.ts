import type { TestCall } from '../TestBrowser'

/**
 * What a call asks of who works in a shared mailbox: nothing, a level with all above it, or that it is their own. Written down
 * here once more, so that a slip in the gateway's own table is seen.
 */
export type NeededLevel = 'any' | 'read' | 'write' | 'send' | 'manage' | 'own'

/** A call that Alice can make, about what is hers. */
export interface Probe {
  readonly level: NeededLevel
  /** What somebody is answered who asks for the very same, and has no right to any of it. */
  readonly stranger: number
  readonly input: TestCall
  /** What Alice is answered. */
  readonly owner: number
}

/** @param owner what Alice is answered */
export const probe = (level: NeededLevel, stranger: number, input: TestCall = {}, owner = 200): Probe => {
  return { level, stranger, input, owner }
}
