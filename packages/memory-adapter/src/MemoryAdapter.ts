import type { MailroomAdapter } from '@mailroom/core'
import type { MemoryControl } from './control/MemoryControl'

/**
 * A whole adapter in memory, with a control for tests and stories. Every port is there but those for administrators and
 * for who has no account yet.
 */
export interface MemoryAdapter extends Required<Omit<MailroomAdapter, 'admin' | 'registration'>> {
  readonly control: MemoryControl
}
