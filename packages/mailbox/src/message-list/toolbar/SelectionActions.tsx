import { useFolderName } from '@mailroom/react'
import {
  Button,
  CloseIcon,
  DownloadIcon,
  FolderIcon,
  IconButton,
  lazyPart,
  MailOpenIcon,
  Menu,
  MoreIcon,
  persistently,
  TagIcon,
  ToolbarSeparator,
  TrashIcon,
  type MenuAction,
  type MenuEntry,
} from '@mailroom/ui'
import { Suspense, useRef, type ReactElement } from 'react'
import { useOfferActs } from '../../offered-acts/useOfferActs'
import { RightsNote } from '../../rights/RightsNote'
import { useRights } from '../../rights/useRights'
import * as styles from './ListToolbar.css'
import type { ListToolbarProps } from './ListToolbar'
import { markMenu } from './markMenu'
import { moveMenu } from './moveMenu'
import { pinEntry } from './pinEntry'

const MoreActs = lazyPart(persistently(() => import('./MoreActs')))

/** What can be done with the selected mails. @source ML-05, ML-06 */
export function SelectionActions(props: ListToolbarProps) {
  const { t, selection } = props
  const count = useRef<HTMLSpanElement>(null)
  const { remove, mark, pin, tags, download, move, deleteForever } = useSelectionActs(props)
  useOfferActs('selection', count, async () => [
    ...(remove ? [remove] : []),
    ...(mark ? [{ kind: 'branch', label: t('markAs'), entries: mark([]) } as const] : []),
    ...(pin ? [pin] : []),
    ...(tags ? [{ kind: 'branch', label: t('tags'), entries: await tags() } as const] : []),
    ...(download ? [download] : []),
    ...(move ? [{ kind: 'branch', label: t('moveTo'), entries: move() } as const] : []),
    ...(deleteForever ? [deleteForever] : []),
  ])
  return (
    <>
      <span ref={count} className={styles.count} role="status">
        {t('selectedCount', { count: selection.count })}
      </span>
      <IconButton
        label={t('cancelSelection')}
        icon={<CloseIcon />}
        shortcut="Esc"
        onClick={selection.clear}
      />
      <ToolbarSeparator />
      {remove && <ActButton act={remove} />}
      {mark && (
        <Menu
          trigger={<IconButton label={t('markAs')} icon={<MailOpenIcon />} />}
          entries={async () => mark(tags ? await tags() : [])}
        />
      )}
      {pin && <ActButton act={pin} />}
      {tags && <Menu trigger={<IconButton label={t('tags')} icon={<TagIcon />} />} entries={tags} />}
      {download && <ActButton act={download} />}
      {move && <Menu trigger={<IconButton label={t('moveTo')} icon={<FolderIcon />} />} entries={move} />}
      {deleteForever && (
        <Button size="small" variant="danger" onClick={deleteForever.onSelect}>
          {deleteForever.label}
        </Button>
      )}
      <RightsNote />
      {/* What these do they do to the mails that are shown. */}
      {!selection.isEverything && (
        <Suspense fallback={<IconButton label={t('more')} icon={<MoreIcon />} disabled />}>
          <MoreActs {...props} toolbarPart={count} />
        </Suspense>
      )}
    </>
  )
}

function ActButton({ act }: { act: MenuAction & { icon: ReactElement } }) {
  return <IconButton label={act.label} icon={act.icon} shortcut={act.shortcut} onClick={act.onSelect} />
}

/** What the buttons do; what is absent is not offered for what is selected. */
function useSelectionActs(props: ListToolbarProps) {
  const { t, folder, isAcrossFolders, folders, tags, selection, commands } = props
  const nameOf = useFolderName()
  const { canDelete, canTag, hasDeleteForever, isFiltered, download } = commands
  const { isEverything } = selection
  const { mayChange } = useRights()
  const remove = {
    label: t(folder?.role === 'trash' ? 'deleteForever' : 'delete'),
    icon: <TrashIcon />,
    shortcut: 'Delete',
    tone: 'danger',
    onSelect: () => commands.deleteMails(selection.chosen()),
  } satisfies MenuAction
  const pin = pinEntry(t, selection.chosenMessages(), (change) => commands.mark(selection.chosen(), change))
  const downloading = {
    label: t('downloadSelected'),
    icon: <DownloadIcon />,
    onSelect: () => download?.(selection.chosen()),
  } satisfies MenuAction
  const deleteForever = {
    label: t('deleteForever'),
    tone: 'danger',
    onSelect: () => {
      const mails = selection.chosen()
      commands.begin({ kind: 'deleteForever', selection: mails, onGone: () => commands.leave(mails) })
    },
  } satisfies MenuAction
  const tagLines = () => {
    const tagged = selection.chosenMessages().map(({ state }) => state.tags)
    return commands.tagLines(t, tags, tagged, selection.chosen())
  }
  const mark = (lines: readonly MenuEntry[]) =>
    markMenu(t, (change) => commands.mark(selection.chosen(), change), lines)
  const move = () =>
    moveMenu({
      ...{ folders, nameOf, from: folder?.id, otherFolder: t('otherFolder'), begin: commands.begin },
      onMove: (target) => commands.move(selection.chosen(), target),
    })
  return {
    ...(mayChange && { mark }),
    ...(canDelete && { remove }),
    ...(mayChange && !isEverything && { pin }),
    ...(mayChange && canTag && { tags: tagLines }),
    ...(download && !(isEverything && isFiltered) && { download: downloading }),
    ...(mayChange && (isAcrossFolders || (folder && folder.role !== 'drafts')) && { move }),
    ...(hasDeleteForever && !isEverything && { deleteForever }),
  }
}
