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
} from '@mailroom/ui'
import { Suspense } from 'react'
import * as styles from './ListToolbar.css'
import type { ListToolbarProps } from './ListToolbar'
import { markMenu } from './markMenu'
import { moveMenu } from './moveMenu'
import { pinEntry } from './pinEntry'

const MoreActs = lazyPart(persistently(() => import('./MoreActs')))

/** What can be done with the selected mails. @source ML-05, ML-06 */
export function SelectionActions(props: ListToolbarProps) {
  const { t, folder, isAcrossFolders, folders, tags, selection, commands } = props
  const nameOf = useFolderName()
  const isTrash = folder?.role === 'trash'
  const tagLines = () => {
    const tagged = selection.chosenMessages().map(({ state }) => state.tags)
    return commands.tagLines(t, tags, tagged, selection.chosen())
  }
  const { onSelect: pin, ...pinButton } = pinEntry(t, selection.chosenMessages(), (change) =>
    commands.mark(selection.chosen(), change),
  )
  return (
    <>
      <span className={styles.count} role="status">
        {t('selectedCount', { count: selection.count })}
      </span>
      <IconButton
        label={t('cancelSelection')}
        icon={<CloseIcon />}
        shortcut="Esc"
        onClick={selection.clear}
      />
      <ToolbarSeparator />
      {commands.canDelete && (
        <IconButton
          label={isTrash ? t('deleteForever') : t('delete')}
          icon={<TrashIcon />}
          shortcut="Delete"
          onClick={() => commands.deleteMails(selection.chosen())}
        />
      )}
      <Menu
        trigger={<IconButton label={t('markAs')} icon={<MailOpenIcon />} />}
        entries={async () =>
          markMenu(
            t,
            (change) => commands.mark(selection.chosen(), change),
            commands.canTag ? await tagLines() : [],
          )
        }
      />
      {!selection.isEverything && <IconButton {...pinButton} onClick={pin} />}
      {commands.canTag && (
        <Menu trigger={<IconButton label={t('tags')} icon={<TagIcon />} />} entries={tagLines} />
      )}
      {commands.download && !(selection.isEverything && commands.isFiltered) && (
        <IconButton
          label={t('downloadSelected')}
          icon={<DownloadIcon />}
          onClick={() => commands.download?.(selection.chosen())}
        />
      )}
      {(isAcrossFolders || (folder && folder.role !== 'drafts')) && (
        <Menu
          trigger={<IconButton label={t('moveTo')} icon={<FolderIcon />} />}
          entries={() =>
            moveMenu(folders, folder?.id, nameOf, (target) => commands.move(selection.chosen(), target))
          }
        />
      )}
      {commands.hasDeleteForever && !selection.isEverything && (
        <Button
          size="small"
          variant="danger"
          onClick={() => {
            const mails = selection.chosen()
            commands.begin({ kind: 'deleteForever', selection: mails, onGone: () => commands.leave(mails) })
          }}
        >
          {t('deleteForever')}
        </Button>
      )}
      {/* What these do they do to the mails that are shown. */}
      {!selection.isEverything && (
        <Suspense fallback={<IconButton label={t('more')} icon={<MoreIcon />} disabled />}>
          <MoreActs {...props} />
        </Suspense>
      )}
    </>
  )
}
