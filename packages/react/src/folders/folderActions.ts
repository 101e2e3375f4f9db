import {
  folderAt,
  type Folder,
  type FolderId,
  type FolderMails,
  type FolderPlace,
  type FoldersPort,
  isInFolder,
  type MessagesPort,
} from '@mailroom/core'
import type { MailCache } from '../data/MailCache'
import type { useFailureToast } from '../errors/useFailureToast'
import type { Translate } from '../i18n/Translate'
import { isLong, workThrough } from '../long-work/workThrough'
import { MailboxView } from '../messages/optimistic/MailboxView'
import type { Outcome, useOptimistic } from '../messages/useOptimistic'
import type { useNotify } from '../notices/useNotify'

/** What can be done with folders, with a way back where there is one. */
export interface FolderActions {
  /** Rejects when it failed, for the form to say why. */
  readonly create: (place: FolderPlace) => Promise<Folder>
  /** Another name, another place, or both; shown at once, and taken back with a word to the reader when it fails. */
  readonly rename: (folder: Folder, place: FolderPlace) => Promise<Outcome<Folder>>
  /** Cannot be taken back: ask before. */
  readonly remove: (folder: Folder, mails: FolderMails) => Promise<Outcome<void>>
}

/** What they work with. */
export interface FolderActionParts {
  readonly folders: FoldersPort
  readonly messages: MessagesPort
  readonly cache: MailCache
  readonly account: string
  readonly perform: ReturnType<typeof useOptimistic>
  readonly notify: ReturnType<typeof useNotify>
  readonly sayFailure: ReturnType<typeof useFailureToast>
  readonly t: Translate
  readonly onRenamed: ((from: FolderId, to: FolderId) => void) | undefined
}

/** What can be done with folders. @source FL-02, FL-06 */
export function createFolderActions(parts: FolderActionParts): FolderActions {
  const { folders, cache, account, perform, notify, sayFailure, t, onRenamed } = parts
  const view = new MailboxView(cache, account)
  const show = (from: FolderId, to: FolderId) => {
    view.renameFolder(from, to)
    onRenamed?.(from, to)
  }
  return {
    async create(place) {
      const made = await folders.create(place)
      view.refresh()
      const takeBack = () =>
        void folders.delete(made.id, 'none').then(
          () => view.refreshAll(),
          (error: unknown) => sayFailure('undoFailed', error),
        )
      notify({
        tone: 'done',
        text: t('folderMade', { folder: made.name }),
        action: { label: t('undo'), onSelect: takeBack },
      })
      return made
    },
    rename(folder, place) {
      const isMove = place.parent !== folder.parent
      const target = folderAt(place)
      return perform({
        apply() {
          show(folder.id, target)
          return () => show(target, folder.id)
        },
        call: () => folders.rename(folder.id, place),
        settle: () => view.refreshAll(),
        recover: () => view.refreshAll(),
        async undo(renamed) {
          await folders.rename(renamed.id, { name: folder.name, parent: folder.parent })
          show(renamed.id, folder.id)
          view.refreshAll()
        },
        done: t(isMove ? 'folderMoved' : 'folderRenamed', { folder: place.name }),
        failed: isMove ? 'folderMoveFailed' : 'folderRenameFailed',
      })
    },
    async remove(folder, mails) {
      if (mails !== 'none') {
        const stopped = await clearLarge(parts, view, folder, mails)
        if (stopped) return stopped
      }
      return perform({
        apply: () => view.removeFolder(folder.id),
        call: () => folders.delete(folder.id, mails),
        settle: () => view.refreshAll(),
        recover: () => view.refreshAll(),
        done: t('folderDeleted', { folder: folder.name }),
        failed: 'folderDeleteFailed',
      })
    },
  }
}

/**
 * Takes the mails out of a folder that has many, and out of those in it, before it goes itself.
 *
 * @returns why the folder stays, if it does
 */
async function clearLarge(
  parts: FolderActionParts,
  view: MailboxView,
  folder: Folder,
  fate: Exclude<FolderMails, 'none'>,
): Promise<Outcome<void> | undefined> {
  const { folders, messages, sayFailure } = parts
  const inside =
    (await folders.parts?.inside(folder.id)) ??
    view.folders()?.filter(({ id }) => isInFolder(id, folder.id)) ??
    []
  const mails = inside.map(({ id, totalCount }) => ({ folder: id, count: totalCount }))
  if (!isLong(messages, mails)) return undefined
  try {
    await workThrough(parts, {
      kind: 'deleting',
      folder: folder.name,
      mails,
      act: (selection) =>
        fate === 'delete' ? messages.deleteForever(selection) : messages.move(selection, fate.moveTo),
      onAdvance: () => view.refreshAll(),
    })
    return undefined
  } catch (error) {
    sayFailure('folderDeleteFailed', error, () => void createFolderActions(parts).remove(folder, fate))
    return { kind: 'failed', error }
  }
}
