import { useMemo } from 'react'
import { fetchAhead, persistently } from '@mailroom/ui'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useFailureToast } from '../errors/useFailureToast'
import { useFolderName } from '../folders/useFolderName'
import { useTranslation } from '../i18n/useTranslation'
import { useNotify } from '../notices/useNotify'
import { useAccount } from '../session/sessionContext'
import type { CommonStrings } from '../strings/commonStrings'
import type { MessageActions } from './messageActions'
import { useOptimistic, type Outcome } from './useOptimistic'

const actions = persistently(() => import('./messageActions'))

/** Fetches the code of what can be done with mails, so that the first action does not wait for it. */
export const warmMessageActions = (): void => fetchAhead(actions)

/** What can be done with mails; its code comes with the first action, or ahead. @source ML-25 */
export function useMessageActions(): MessageActions {
  const { messages, folders } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const perform = useOptimistic()
  const folderName = useFolderName()
  const notify = useNotify()
  const sayFailure = useFailureToast()
  const { t } = useTranslation()

  return useMemo((): MessageActions => {
    const parts = { messages, folders, cache, account, perform, notify, sayFailure, folderName, t }
    const act = async <Value>(
      failed: keyof CommonStrings,
      run: (mails: MessageActions) => Promise<Outcome<Value>>,
    ): Promise<Outcome<Value>> => {
      const code = await actions().catch((error: unknown) => {
        sayFailure(failed, error, () => void act(failed, run))
        return { error }
      })
      return 'error' in code ? { kind: 'failed', ...code } : run(code.createMessageActions(parts))
    }
    return {
      setState: (...values) => act('markFailed', (mails) => mails.setState(...values)),
      setRemark: (...values) => act('remarkFailed', (mails) => mails.setRemark(...values)),
      move: (...values) => act('moveFailed', (mails) => mails.move(...values)),
      remove: (...values) => act('deleteFailed', (mails) => mails.remove(...values)),
      deleteForever: (...values) => act('deleteFailed', (mails) => mails.deleteForever(...values)),
      emptyFolder: (...values) => act('emptyFailed', (mails) => mails.emptyFolder(...values)),
    }
  }, [cache, account, messages, folders, perform, notify, folderName, sayFailure, t])
}
