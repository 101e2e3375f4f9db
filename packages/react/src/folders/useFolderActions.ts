import { folderAt, type Folder, type FolderId, type FolderMails, type FolderPlace } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useFailureToast } from '../errors/useFailureToast'
import { useTranslation } from '../i18n/useTranslation'
import { MailboxView } from '../messages/optimistic/MailboxView'
import { useOptimistic, type Outcome } from '../messages/useOptimistic'
import { useNotify } from '../notices/useNotify'
import { useAccount } from '../session/sessionContext'

/** What can be done with folders, with a way back where there is one. */
export interface FolderActions {
  /** Rejects when it failed, for the form to say why. */
  readonly create: (place: FolderPlace) => Promise<Folder>
  /** Another name, another place, or both; shown at once, and taken back with a word to the reader when it fails. */
  readonly rename: (folder: Folder, place: FolderPlace) => Promise<Outcome<Folder>>
  /** Cannot be taken back: ask before. */
  readonly remove: (folder: Folder, mails: FolderMails) => Promise<Outcome<void>>
}

/**
 * What can be done with folders.
 *
 * @param onRenamed told where a folder and those in it are now, also when it is taken back
 * @source FL-02, FL-06
 */
export function useFolderActions(onRenamed?: (from: FolderId, to: FolderId) => void): FolderActions {
  const { folders } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const perform = useOptimistic()
  const notify = useNotify()
  const sayFailure = useFailureToast()
  const { t } = useTranslation()

  return useMemo((): FolderActions => {
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
      remove: (folder, mails) =>
        perform({
          apply: () => view.removeFolder(folder.id),
          call: () => folders.delete(folder.id, mails),
          settle: () => view.refreshAll(),
          recover: () => view.refreshAll(),
          done: t('folderDeleted', { folder: folder.name }),
          failed: 'folderDeleteFailed',
        }),
    }
  }, [folders, cache, account, perform, notify, sayFailure, t, onRenamed])
}
