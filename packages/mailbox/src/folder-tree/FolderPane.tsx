import type { FolderId } from '@mailroom/core'
import { useErrorText, useFolderName, useFolders, useStrings } from '@mailroom/react'
import { Button, IconButton, Loading, RefreshIcon, Skeleton, Tree } from '@mailroom/ui'
import { ComposeButton } from './ComposeButton'
import { folderNodes, myFoldersNode } from './folderNodes'
import * as styles from './FolderPane.css'
import { folderStrings } from './folderStrings'
import { useOpenBranches } from './useOpenBranches'

export interface FolderPaneProps {
  /** The folder whose list, or a mail of which, is shown. */
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
  const { folders, error, isLoading, refresh } = useFolders()
  const nameOf = useFolderName()
  const branches = useOpenBranches([myFoldersNode, ...(folders ?? []).flatMap(({ parent }) => parent ?? [])])

  return (
    <nav className={styles.pane} aria-label={t('folders')}>
      <div className={styles.top}>
        {onCompose && <ComposeButton label={t('compose')} onPress={onCompose} onIntent={onComposeIntent} />}
        <IconButton label={t('refreshFolders')} icon={<RefreshIcon />} onClick={() => void refresh()} />
      </div>
      {folders && (
        <Tree
          label={t('folders')}
          nodes={folderNodes(folders, t, nameOf)}
          selectedId={selected}
          expanded={branches.open}
          onExpandedChange={branches.setOpen}
          onSelect={(id) => (id === myFoldersNode ? branches.toggle(id) : onSelect(id))}
        />
      )}
      {isLoading && <FoldersOnTheirWay label={t('loading')} />}
      {error !== undefined && !folders && (
        <FoldersFailed
          title={t('foldersFailed')}
          error={error}
          retryLabel={t('retry')}
          onRetry={() => void refresh()}
        />
      )}
    </nav>
  )
}

function FoldersOnTheirWay({ label }: { label: string }) {
  return (
    <Loading label={label}>
      {['56%', '44%', '50%', '38%', '62%', '46%'].map((width) => (
        <div key={width} className={styles.skeleton}>
          <Skeleton width={16} height={16} shape="block" />
          <Skeleton width={width} />
        </div>
      ))}
    </Loading>
  )
}

interface FoldersFailedProps {
  title: string
  error: unknown
  retryLabel: string
  onRetry: () => void
}

function FoldersFailed({ title, error, retryLabel, onRetry }: FoldersFailedProps) {
  const errorText = useErrorText()
  return (
    <div role="alert" className={styles.failure}>
      <strong className={styles.failureTitle}>{title}</strong>
      {errorText(error)}
      <Button size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
