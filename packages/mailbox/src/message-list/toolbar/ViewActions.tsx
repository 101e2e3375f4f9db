import {
  Button,
  ColumnsIcon,
  DownloadIcon,
  FilterIcon,
  IconButton,
  Menu,
  RefreshIcon,
  SearchIcon,
  SortIcon,
} from '@mailroom/ui'
import { menus } from '../lazyMenus'
import { warmListSearch } from '../search/lazyListSearch'
import type { ListToolbarProps } from './ListToolbar'
import { newestFirst, sortName } from './sortOrders'

/** How the list is shown. @source ML-03, ML-04 */
export function ViewActions(props: ListToolbarProps) {
  const { t, folder, tags, totalCount, choices, commands, layout, hasPane, onRefresh, search } = props
  const { sort = newestFirst, filter } = choices.query
  return (
    <>
      <Menu
        trigger={<IconButton label={t('sortedBy', { order: sortName(t, sort) })} icon={<SortIcon />} />}
        entries={async () => (await menus()).sortMenu(t, sort, choices.setSort)}
      />
      <Menu
        trigger={
          <IconButton label={t('show')} icon={<FilterIcon />} pressed={filter !== undefined || undefined} />
        }
        entries={async () => (await menus()).filterMenu(t, filter, tags, choices.setFilter)}
      />
      {layout?.choose && (
        <Menu
          trigger={<IconButton label={t('view')} icon={<ColumnsIcon />} />}
          entries={async () => (await menus()).viewMenu(t, layout, hasPane)}
        />
      )}
      {search && (
        <IconButton
          label={t('searchFolder')}
          icon={<SearchIcon />}
          pressed={search.isShown}
          onPointerEnter={warmListSearch}
          onClick={() => search.show(!search.isShown)}
        />
      )}
      <IconButton label={t('refresh')} icon={<RefreshIcon />} onClick={onRefresh} />
      {commands.download && folder && totalCount > 0 && (
        <IconButton
          label={t('downloadAll')}
          icon={<DownloadIcon />}
          onClick={() => commands.download?.({ folder: folder.id, uids: 'all' })}
        />
      )}
      {folder?.canEmpty && totalCount > 0 && (
        <Button size="small" variant="ghost" onClick={() => commands.askToEmpty(folder.id)}>
          {t('empty')}
        </Button>
      )}
    </>
  )
}
