import type { FolderId } from '@mailroom/core'
import { useMemo } from 'react'
import { persistently } from '@mailroom/ui'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useFailureToast } from '../errors/useFailureToast'
import { useTranslation } from '../i18n/useTranslation'
import { useOptimistic } from '../messages/useOptimistic'
import { useNotify } from '../notices/useNotify'
import { useAccount } from '../session/sessionContext'
import type { FolderActions } from './folderActions'

const actions = persistently(() => import('./folderActions'))

/**
 * What can be done with folders; its code comes with the first action.
 *
 * @param onRenamed told where a folder and those in it are now, also when it is taken back
 * @source FL-02, FL-06
 */
export function useFolderActions(onRenamed?: (from: FolderId, to: FolderId) => void): FolderActions {
  const { folders, messages } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const perform = useOptimistic()
  const notify = useNotify()
  const sayFailure = useFailureToast()
  const { t } = useTranslation()

  return useMemo((): FolderActions => {
    const parts = { folders, messages, cache, account, perform, notify, sayFailure, t, onRenamed }
    const made = async () => (await actions()).createFolderActions(parts)
    return {
      create: async (...values) => (await made()).create(...values),
      async rename(...values) {
        try {
          return await (await made()).rename(...values)
        } catch (error) {
          sayFailure('folderRenameFailed', error)
          return { kind: 'failed', error }
        }
      },
      async remove(...values) {
        try {
          return await (await made()).remove(...values)
        } catch (error) {
          sayFailure('folderDeleteFailed', error)
          return { kind: 'failed', error }
        }
      },
    }
  }, [folders, messages, cache, account, perform, notify, sayFailure, t, onRenamed])
}
