import { useCallback } from 'react'
import type { Folder, FolderRole } from '@mailroom/core'
import { useTranslation } from '../i18n/useTranslation'

const roleWords = {
  inbox: 'folderInbox',
  snoozed: 'folderSnoozed',
  drafts: 'folderDrafts',
  sent: 'folderSent',
  archive: 'folderArchive',
  spam: 'folderSpam',
  trash: 'folderTrash',
} as const satisfies Readonly<Record<FolderRole, string>>

/** Names a folder for the reader: default folders in their language, others by their own name. */
export function useFolderName(): (folder: Pick<Folder, 'name' | 'role'>) => string {
  const { t } = useTranslation()
  return useCallback((folder) => (folder.role ? t(roleWords[folder.role]) : folder.name), [t])
}
