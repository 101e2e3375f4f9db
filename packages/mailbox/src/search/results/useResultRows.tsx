import type { FolderId, SearchConditions } from '@mailroom/core'
import { useFolderName, useFolders } from '@mailroom/react'
import { useMemo } from 'react'
import { nameIn } from '../../folder-choice/moveTargets'
import type { ResultRows } from '../../message-list/row/rowContext'
import { Marked } from './Marked'

/** What rows show of a search: the words that were looked for, and where each mail lies. */
export function useResultRows({ text, subject, content }: SearchConditions): ResultRows {
  const { folders } = useFolders()
  const nameOf = useFolderName()
  return useMemo(() => {
    const find = (id: FolderId) => folders?.find((folder) => folder.id === id)
    const markWith =
      (...words: readonly (string | undefined)[]) =>
      (shown: string) => <Marked text={shown} words={words.filter((each) => each !== undefined)} />
    return {
      markSubject: markWith(text, subject),
      markAbstract: markWith(text, content),
      folderName: (id) => nameIn(folders ?? [], id, nameOf),
      showsRecipients: (id) => ['sent', 'drafts'].includes(find(id)?.role ?? ''),
    }
  }, [text, subject, content, folders, nameOf])
}
