import type { MailroomAdapter } from '@mailroom/core'
import type { MemoryControl } from './control/MemoryControl'

/** A whole adapter in memory, with a control for tests and stories. Every port is there but the one for mailboxes of others. */
export interface MemoryAdapter extends Required<Omit<MailroomAdapter, 'shares'>> {
  readonly control: MemoryControl
}
