import type { Settings } from '../settings/Settings'
import type { ReadOptions } from './MailroomAdapter'

/** What the user has chosen. */
export interface SettingsPort {
  load(options?: ReadOptions): Promise<Settings>
  /** Saves what is given and leaves the rest. */
  save(change: Partial<Settings>): Promise<void>
}
