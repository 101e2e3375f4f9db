import type { Folder, FolderId, MessageFilter, MessageSort, StateChange, Tag } from '@mailroom/core'
import { useFolderName } from '@mailroom/react'
import {
  Button,
  Checkbox,
  ChevronDownIcon,
  FilterIcon,
  FolderIcon,
  IconButton,
  MailOpenIcon,
  Menu,
  RefreshIcon,
  SortIcon,
  Toolbar,
  ToolbarSeparator,
  TrashIcon,
} from '@mailroom/ui'
import { filterMenu } from './filterMenu'
import type { SayList } from '../listStrings'
import * as styles from './ListToolbar.css'
import { markMenu } from './markMenu'
import { moveMenu } from './moveMenu'
import { selectMenu, type RowChoice } from './selectMenu'
import { newestFirst, sortMenu } from './sortMenu'

/** What the toolbar is about and what it can do. */
export interface ListToolbarProps {
  t: SayList
  folder: FolderId
  folders: readonly Folder[]
  tags: readonly Tag[]
  /** How many of the rows shown are selected. */
  selectedCount: number
  rowCount: number
  sort: MessageSort | undefined
  filter: MessageFilter | undefined
  isRefreshing: boolean
  canDelete: boolean
  /** The trash deletes for ever. */
  isTrash: boolean
  isDrafts: boolean
  onSelect(choice: RowChoice): void
  onSort(sort: MessageSort): void
  onFilter(filter: MessageFilter | undefined): void
  onMark(change: StateChange): void
  onMove(target: FolderId): void
  onDelete(): void
  onRefresh(): void
  onEmpty?: () => void
}

/** Selecting, ordering and filtering; with a selection also marking, moving and deleting. */
export function ListToolbar(props: ListToolbarProps) {
  const { t, selectedCount, rowCount, onSelect } = props
  const isAll = rowCount > 0 && selectedCount === rowCount
  return (
    <Toolbar label={t('toolbar')} className={styles.toolbar}>
      <Checkbox
        checked={isAll}
        indeterminate={selectedCount > 0 && !isAll}
        aria-label={t('selectPage')}
        onCheckedChange={() => onSelect(selectedCount > 0 ? 'none' : 'all')}
      />
      <Menu
        trigger={<IconButton size="small" label={t('select')} icon={<ChevronDownIcon />} />}
        entries={() => selectMenu(t, onSelect)}
      />
      {selectedCount > 0 ? <SelectionActions {...props} /> : <ViewActions {...props} />}
    </Toolbar>
  )
}

function SelectionActions(props: ListToolbarProps) {
  const { t, folder, folders, tags, selectedCount, canDelete, isTrash, isDrafts } = props
  const nameOf = useFolderName()
  return (
    <>
      <span className={styles.count} role="status">
        {t('selectedCount', { count: selectedCount })}
      </span>
      <Button size="small" variant="ghost" onClick={() => props.onSelect('none')}>
        {t('cancelSelection')}
      </Button>
      <ToolbarSeparator />
      {canDelete && (
        <IconButton
          label={isTrash ? t('deleteForever') : t('delete')}
          icon={<TrashIcon />}
          shortcut="Delete"
          onClick={props.onDelete}
        />
      )}
      <Menu
        trigger={<IconButton label={t('markAs')} icon={<MailOpenIcon />} />}
        entries={() => markMenu(t, tags, props.onMark)}
      />
      {!isDrafts && (
        <Menu
          trigger={<IconButton label={t('moveTo')} icon={<FolderIcon />} />}
          entries={() => moveMenu(folders, folder, nameOf, props.onMove)}
        />
      )}
    </>
  )
}

function ViewActions(props: ListToolbarProps) {
  const { t, sort, filter, tags, onEmpty } = props
  return (
    <>
      <Menu
        trigger={<IconButton label={t('sort')} icon={<SortIcon />} />}
        entries={() => sortMenu(t, sort ?? newestFirst, props.onSort)}
      />
      <Menu
        trigger={<IconButton label={t('show')} icon={<FilterIcon />} pressed={filter !== undefined || undefined} />}
        entries={() => filterMenu(t, filter, tags, props.onFilter)}
      />
      <IconButton label={t('refresh')} icon={<RefreshIcon />} aria-busy={props.isRefreshing} onClick={props.onRefresh} />
      {onEmpty && (
        <Button size="small" variant="ghost" onClick={onEmpty}>
          {t('empty')}
        </Button>
      )}
    </>
  )
}
