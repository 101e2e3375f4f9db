import type { FolderRole } from '@mailroom/core'

/** What is written, thrown away or unwanted does not come back. @source ML-29 */
export const canSnooze = (role: FolderRole | undefined): boolean =>
  role === undefined || role === 'inbox' || role === 'archive' || role === 'snoozed'
