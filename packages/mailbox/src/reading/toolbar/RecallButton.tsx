import { useTranslation } from '@mailroom/react'
import { IconButton, UndoIcon } from '@mailroom/ui'
import type { RecallEntry } from './useRecallEntry'

/** Asks the open mail back; there only for a mail that can be, and without effect once it was. @source RD-01 */
export function RecallButton({ recall: { kind, begin } }: { recall: RecallEntry }) {
  const { t } = useTranslation('reading')
  if (kind === 'none') return null
  const isDone = kind === 'done'
  return (
    <IconButton
      label={t(isDone ? 'stateRecalled' : 'recall')}
      icon={<UndoIcon />}
      disabled={isDone}
      onClick={begin}
    />
  )
}
