import type { MailroomAdapter } from '@mailroom/core'
import type { MemoryControl } from './control/MemoryControl'

/** A whole adapter in memory, with a control for tests and stories. Every port is there but those for mailboxes of others and for administrators. */
export interface MemoryAdapter extends Required<Omit<MailroomAdapter, 'shares' | 'admin'>> {
  readonly control: MemoryControl
}
