import type { FolderId } from '@mailroom/core'
import { useErrorText, useFolderName, useFolders, useStrings } from '@mailroom/react'
import { Button, ComposeIcon, IconButton, RefreshIcon, Tree } from '@mailroom/ui'
import { useState } from 'react'
import { folderNodes, myFoldersNode } from './folderNodes'
import * as styles from './FolderPane.css'
import { folderStrings } from './folderStrings'

/** Keeps a second press from opening a second composer. @source FL-07 */
const composePauseMs = 1500

export interface FolderPaneProps {
  /** The folder whose list is shown. */
  selected: FolderId | undefined
  onSelect: (folder: FolderId) => void
  /** Absent where mail cannot be written. */
  onCompose?: () => void
  /** Pointer on the button: a new mail is likely. */
  onComposeIntent?: () => void
}

/** Writing, and the folders with their counts. @source FL-01, FL-07 */
export function FolderPane({ selected, onSelect, onCompose, onComposeIntent }: FolderPaneProps) {
  const { t } = useStrings(folderStrings)
  const { folders, error, refresh } = useFolders()
  const nameOf = useFolderName()
  const errorText = useErrorText()
  const [isPaused, setPaused] = useState(false)
  const nodes = folderNodes(folders ?? [], t, nameOf)
  const parents = (folders ?? []).flatMap(({ parent }) => parent ?? [])

  const compose = () => {
    onCompose?.()
    setPaused(true)
    setTimeout(() => setPaused(false), composePauseMs)
  }

  return (
    <nav className={styles.pane} aria-label={t('folders')}>
      <div className={styles.top}>
        {onCompose && (
          <Button
            variant="primary"
            size="large"
            wide
            icon={<ComposeIcon />}
            disabled={isPaused}
            onClick={compose}
            onPointerEnter={onComposeIntent}
          >
            {t('compose')}
          </Button>
        )}
        <IconButton label={t('refreshFolders')} icon={<RefreshIcon />} onClick={() => void refresh()} />
      </div>
      {folders ? (
        <Tree
          // The branches that are open at first are known only when the folders are.
          key={parents.length > 0 ? 'nested' : 'flat'}
          label={t('folders')}
          nodes={nodes}
          selectedId={selected}
          defaultExpanded={new Set([myFoldersNode, ...parents])}
          onSelect={(id) => id !== myFoldersNode && onSelect(id)}
        />
      ) : (
        error !== undefined && (
          <div role="alert" className={styles.failure}>
            {t('foldersFailed')} {errorText(error)}
            <Button size="small" onClick={() => void refresh()}>
              {t('retry')}
            </Button>
          </div>
        )
      )}
    </nav>
  )
}
