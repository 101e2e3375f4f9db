import type { FolderRole } from '@mailroom/core'

/** What is written, thrown away or unwanted does not come back. @source ML-29 */
export const canSnooze = (role: FolderRole | undefined): boolean =>
  role === undefined || role === 'inbox' || role === 'archive' || role === 'snoozed'

/** What is sent can be followed up as well. @source ML-29 */
export const canFollowUp = (role: FolderRole | undefined): boolean => role === 'sent' || canSnooze(role)
