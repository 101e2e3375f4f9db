import { useCallback } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { useNotify } from '../notices/useNotify'
import type { CommonStrings } from '../strings/commonStrings'
import { useErrorText } from './useErrorText'

/** Tells the reader that something they did came to nothing, and why; offers to try again. */
export function useFailureToast(): (title: keyof CommonStrings, error: unknown, retry?: () => void) => void {
  const { t } = useTranslation()
  const notify = useNotify()
  const errorText = useErrorText()
  return useCallback(
    (title, error, retry) => {
      const reason = errorText(error)
      // Nothing for what was withdrawn.
      if (reason === undefined) return
      const action = retry && { label: t('retry'), onSelect: retry }
      notify({ tone: 'failed', text: t('failedBecause', { what: t(title), reason }), action })
    },
    [t, notify, errorText],
  )
}
