import { useStableCallback, useStrings } from '@mailroom/react'
import { ProgressToast, useToasts } from '@mailroom/ui'
import { useEffect } from 'react'
import { importStrings } from './importStrings'
import { isUnfinished, type MailImport } from './MailImport'
import { useImportItems } from './useMailImport'

export interface ImportToastProps {
  list: MailImport
  /** Nothing is on its way any more. */
  onEnd: () => void
}

/** How far files are whose window is closed, and in the end how many have come in. */
export function ImportToast({ list, onEnd }: ImportToastProps) {
  const { t } = useStrings(importStrings)
  const toasts = useToasts()
  const items = useImportItems(list)
  const doneCount = items.filter(({ state }) => state.kind === 'done').length
  const failedCount = items.filter(({ state }) => state.kind === 'failed' || state.kind === 'refused').length
  const isOver = !items.some(isUnfinished)
  const figures = t('summary', { count: items.length, done: doneCount })
  const end = useStableCallback(() => {
    onEnd()
    if (failedCount > 0) toasts.show({ tone: 'danger', message: t('failed', { count: failedCount }) })
    else if (doneCount > 0) toasts.show({ tone: 'success', message: t('done', { count: doneCount }) })
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver, end])
  return (
    <ProgressToast
      label={t('goesOn')}
      figures={figures}
      value={doneCount}
      max={items.length}
      stopLabel={t('stop')}
      onStop={() => list.pause()}
    />
  )
}
