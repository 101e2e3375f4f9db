import type { Folder, MessageQuery, Tag } from '@mailroom/core'
import { useSlot } from '@mailroom/react'
import { Checkbox, ChevronDownIcon, IconButton, LatePart, Menu, Toolbar } from '@mailroom/ui'
import type { ChosenLayout } from '../../layout/useLayout'
import { menus, SelectionActions } from '../lazyMenus'
import type { SayList } from '../listStrings'
import type { ListCommands } from '../useListCommands'
import type { ListQuery } from '../useListQuery'
import type { RowSelection } from '../useRowSelection'
import * as styles from './ListToolbar.css'
import { ViewActions } from './ViewActions'

/** What the toolbar is about and what it can do. */
export interface ListToolbarProps {
  t: SayList
  /** The folder that is shown; undefined while the folders are unknown. */
  folder: Folder | undefined
  /** The mails are of several folders. @default false */
  isAcrossFolders?: boolean
  folders: readonly Folder[]
  tags: readonly Tag[]
  /** Mails of the folder that match, over all pages. */
  totalCount: number
  choices: Pick<ListQuery, 'setSort' | 'setFilter'> & { query: Pick<MessageQuery, 'sort' | 'filter'> }
  selection: RowSelection
  commands: ListCommands
  /** Absent where rows are always single mails of one density: in the results of a search. */
  layout?: ChosenLayout
  /** There is room for a reading pane. */
  hasPane?: boolean
  onRefresh: () => void
  /** The fields to search the folder by; absent where there are none. */
  search?: { readonly isShown: boolean; readonly show: (isShown: boolean) => void }
}

/** Selecting, ordering and filtering; with a selection deleting, marking and moving. @source ML-01 to ML-07 */
export function ListToolbar(props: ListToolbarProps) {
  const { t, selection, folder } = props
  const End = useSlot('listToolbarEnd')
  const count = selection.selected.size
  const isAll = count > 0 && selection.ids.every((id) => selection.selected.has(id))
  return (
    <Toolbar label={t('toolbar')} className={styles.toolbar}>
      <Checkbox
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        disabled={selection.ids.length === 0}
        aria-label={t('selectPage')}
        onCheckedChange={() => selection.choose(count > 0 ? 'none' : 'all')}
      />
      <Menu
        trigger={<IconButton size="small" label={t('select')} icon={<ChevronDownIcon />} />}
        entries={async () => (await menus()).selectMenu(t, selection.choose)}
      />
      {count > 0 ? (
        <LatePart>
          <SelectionActions {...props} />
        </LatePart>
      ) : (
        <ViewActions {...props} />
      )}
      {End && folder && <End folder={folder.id} />}
    </Toolbar>
  )
}
