import type { MailroomAdapter } from '@mailroom/core'
import type { MemoryControl } from './control/MemoryControl'

/** A whole adapter in memory, with a control for tests and stories. Every port is there. */
export interface MemoryAdapter extends Required<MailroomAdapter> {
  readonly control: MemoryControl
}
