import type { Folder, FolderId } from '@mailroom/core'
import { useAdapter, useErrorText, useFolderName, useFolders, useSession, useStrings } from '@mailroom/react'
import {
  Button,
  ContextMenu,
  FolderPlusIcon,
  IconButton,
  LatePart,
  Loading,
  RefreshIcon,
  Skeleton,
  Tree,
  type TreeNode,
} from '@mailroom/ui'
import { memo, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { LockDialog } from '../folder-lock/lazyLock'
import { ImportDialog } from '../import/lazyImport'
import { useRights } from '../rights/useRights'
import { useIntent } from '../useIntent'
import { ComposeButton } from './ComposeButton'
import type { FolderRights, FolderTask } from './editing/FolderTask'
import {
  FolderDialogs,
  FolderDrop,
  FolderInSight,
  folderMenus,
  FolderRowActions,
  MoreFolders,
} from './editing/lazyDialogs'
import { branchOfMore, myFoldersNode } from './folderNodeIds'
import { folderNodes, type NodeParts } from './folderNodes'
import * as styles from './FolderPane.css'
import { folderStrings } from './folderStrings'
import { useOpenBranches, type Branch, type BranchChoices } from './useOpenBranches'

export interface FolderPaneProps {
  /** Branches that the reader has opened or closed; they outlive the pane. */
  branches: BranchChoices
  onBranchesChange: (branches: BranchChoices) => void
  /** The folder whose list, or a mail of which, is shown. */
  selected: FolderId | undefined
  onSelect: (folder: FolderId) => void
  /** The mouse rests on another folder, or was pressed there: its list is about to be shown. */
  onIntent: (folder: FolderId) => void
  /** What leads to the list of reminders, while there are some. */
  reminders?: TreeNode | undefined
  /** What leads to the mails that wait for the reader's review. */
  review?: TreeNode | undefined
  /** One of these two was pressed. */
  onShow: (node: string) => void
  /** Absent where mail cannot be written. */
  onCompose?: () => void
  /** Why this reader may not write here; absent where they may. @source CO-17 */
  barred?: string | undefined
  /** Pointer on the button: a new mail is likely. */
  onComposeIntent?: () => void
  /** A folder and those in it have another name or place. */
  onRenamed: (from: FolderId, to: FolderId) => void
  /** A folder and those in it are about to go. */
  onDeleted: (folder: FolderId) => void
}

/**
 * Writing, and the folders with their counts and what can be done with them. There may be thousands: it is drawn anew only
 * when its own props or data change, so keep the functions stable.
 *
 * @source FL-01, FL-02, FL-07
 */
export const FolderPane = memo(function FolderPane(props: FolderPaneProps) {
  const { selected, onSelect, onCompose, onComposeIntent, onRenamed, onDeleted } = props
  const { barred, reminders, review, onShow, onIntent } = props
  const { t } = useStrings(folderStrings)
  const { folders, hasMore, error, isLoading, refresh } = useFolders()
  const folderOf = (id: string | undefined) => folders?.find((folder) => folder.id === id)
  const { session } = useSession()
  const nameOf = useFolderName()
  /** How often branches were asked for of which not all is known. */
  const [wanted, setWanted] = useState<ReadonlyMap<FolderId, number>>(() => new Map())
  const want = (branch: FolderId) =>
    setWanted((before) => new Map(before).set(branch, (before.get(branch) ?? 0) + 1))
  const known = useMemo(() => branchesOf(folders ?? []), [folders])
  const branches = useOpenBranches(known, props.branches, props.onBranchesChange, (id) => {
    if (folderOf(id)?.hasMore) want(id)
  })
  const [task, setTask] = useState<FolderTask>()
  const close = () => setTask(undefined)
  const { mayChange } = useRights()
  const canDelete = session?.features.delete === true
  const canImport = useAdapter().imports !== undefined
  const rights = useMemo((): FolderRights => ({ canDelete, canImport }), [canDelete, canImport])

  const tree = useRef<HTMLDivElement>(null)
  const nodeParts = useMemo((): NodeParts => {
    const actionsOf = (folder: Folder) =>
      mayChange && (
        <LatePart>
          <FolderRowActions folder={folder} name={nameOf(folder)} t={t} rights={rights} onTask={setTask} />
        </LatePart>
      )
    const moreOf = (branch: FolderId) => (
      <LatePart>
        <MoreFolders branch={branch} wanted={wanted.get(branch) ?? 0} />
      </LatePart>
    )
    return { t, nameOf, actionsOf, moreOf, mayMove: mayChange, made: new WeakMap() }
  }, [t, nameOf, mayChange, rights, wanted])
  const nodes = useMemo(
    () => folderNodes(folders ?? [], hasMore, nodeParts, reminders, review),
    [folders, hasMore, nodeParts, reminders, review],
  )
  const entriesFor = (target: Element) => {
    if (!mayChange) return []
    const row = target.closest<HTMLElement>('[data-node-id]')
    const folder = folderOf(row?.dataset.nodeId)
    if (folder) return folderMenus().then(({ folderMenu }) => folderMenu(folder, t, rights, setTask))
    return [{ label: t('newFolder'), icon: <FolderPlusIcon />, onSelect: () => setTask({ kind: 'create' }) }]
  }
  const select = (id: FolderId) => {
    const folder = folderOf(id)
    const branch = branchOfMore(id)
    if (branch !== undefined) want(branch)
    else if (id === myFoldersNode) branches.toggle(id)
    else if (id === reminders?.id || id === review?.id) onShow(id)
    else if (folder?.isLocked) setTask({ kind: 'unlock', folder })
    else onSelect(id)
  }
  const intent = useIntent(onIntent)
  const wantedAt = ({ pointerType, target }: PointerEvent) => {
    const place = target as Element
    // A finger that is put down may be about to scroll.
    if (pointerType !== 'mouse' || place.closest('[data-chevron], button')) return
    const row = place.closest<HTMLElement>('[data-node-id]:not([aria-disabled="true"])')
    const folder = folderOf(row?.dataset.nodeId)
    return folder?.isLocked || folder?.id === selected ? undefined : folder?.id
  }
  const enter = (event: PointerEvent) => {
    const folder = wantedAt(event)
    intent.leave()
    if (folder) intent.enter(folder)
  }
  const press = (event: PointerEvent) => {
    const folder = wantedAt(event)
    if (folder && event.button === 0) intent.reach(folder)
  }
  const onKey = (id: string, event: KeyboardEvent) => {
    const folder = folderOf(id)
    const kind = taskKeys[event.key]
    if (!mayChange || !folder || folder.isDefault || folder.isLocked || !kind) return
    event.preventDefault()
    setTask({ kind, folder })
  }

  return (
    <nav className={styles.pane} aria-label={t('folders')}>
      <div className={styles.top}>
        {onCompose && (
          <ComposeButton
            label={t('compose')}
            barred={barred}
            onPress={onCompose}
            onIntent={onComposeIntent}
          />
        )}
        {mayChange && (
          <IconButton
            label={t('newFolder')}
            icon={<FolderPlusIcon />}
            disabled={!folders}
            onClick={() => setTask({ kind: 'create' })}
          />
        )}
        <IconButton label={t('refreshFolders')} icon={<RefreshIcon />} onClick={() => void refresh()} />
      </div>
      {folders && (
        <ContextMenu label={t('folderMenu')} entries={entriesFor}>
          <div ref={tree} onPointerOver={enter} onPointerLeave={intent.leave} onPointerDown={press}>
            <Tree
              label={t('folders')}
              nodes={nodes}
              selectedId={selected}
              expanded={branches.open}
              onExpandedChange={branches.setOpen}
              onSelect={select}
              onNodeKeyDown={onKey}
            />
          </div>
        </ContextMenu>
      )}
      {folders && (
        <LatePart>
          {mayChange && <FolderDrop tree={tree} folders={folders} onRenamed={onRenamed} />}
          <FolderInSight tree={tree} selected={selected} count={folders.length} />
        </LatePart>
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
      {task && (
        <LatePart>
          {task.kind === 'unlock' ? (
            <LockDialog kind="open" onClose={close} onDone={() => onSelect(task.folder.id)} />
          ) : task.kind === 'import' ? (
            <ImportDialog folder={task.folder} onClose={close} />
          ) : (
            <FolderDialogs
              task={task}
              onClose={close}
              onRenamed={onRenamed}
              onDeleted={({ id }) => onDeleted(id)}
            />
          )}
        </LatePart>
      )}
    </nav>
  )
})

/** What can be opened: the group of the reader's own, and folders that have others below them. */
function branchesOf(folders: readonly Folder[]): readonly Branch[] {
  const parents = new Set(folders.flatMap(({ parent }) => parent ?? []))
  const unknown = folders.filter(({ id, hasMore }) => hasMore && !parents.has(id))
  return [
    { id: myFoldersNode },
    ...[...parents].map((id) => ({ id })),
    ...unknown.map(({ id }) => ({ id, isUnknown: true })),
  ]
}

/** Keys on a folder of one's own, as file managers have them. @source FL-06 */
const taskKeys: Readonly<Partial<Record<string, 'rename' | 'delete'>>> = { F2: 'rename', Delete: 'delete' }

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
