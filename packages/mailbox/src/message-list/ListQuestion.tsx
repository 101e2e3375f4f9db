import { ConfirmDialog } from '@mailroom/ui'
import type { SayList } from './listStrings'
import type { ListCommands } from './useListCommands'

export interface ListQuestionProps {
  t: SayList
  folderName: string
  commands: ListCommands
}

/** Asks before mail is deleted for good. */
export function ListQuestion({ t, folderName, commands: { question, confirm, dismiss } }: ListQuestionProps) {
  const isEmptying = question?.kind === 'empty'
  return (
    <ConfirmDialog
      open={question !== undefined}
      onOpenChange={dismiss}
      tone="danger"
      title={
        isEmptying
          ? t('emptyAsk', { folder: folderName })
          : t('deleteForeverAsk', { count: question?.count ?? 0 })
      }
      description={t('noWayBack')}
      confirmLabel={t(isEmptying ? 'empty' : 'deleteForever')}
      cancelLabel={t('cancel')}
      onConfirm={confirm}
    />
  )
}
