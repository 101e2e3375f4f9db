import { useStrings } from '@mailroom/react'
import { ConfirmDialog } from '@mailroom/ui'
import { actStrings } from '../acts/actStrings'
import type { SayList } from './listStrings'
import type { ListCommands } from './useListCommands'

export interface ListQuestionProps {
  t: SayList
  folderName: string
  commands: ListCommands
}

/** Asks before mail is deleted for good. */
export function ListQuestion({ t, folderName, commands: { question, confirm, dismiss } }: ListQuestionProps) {
  const { t: say } = useStrings(actStrings)
  const isEmptying = question?.kind === 'empty'
  return (
    <ConfirmDialog
      open={question !== undefined}
      onOpenChange={dismiss}
      tone="danger"
      title={
        isEmptying
          ? say('emptyAsk', { folder: folderName })
          : say('deleteAsk', { count: question?.count ?? 0 })
      }
      description={say('noWayBack')}
      confirmLabel={t(isEmptying ? 'empty' : 'deleteForever')}
      cancelLabel={t('cancel')}
      onConfirm={confirm}
    />
  )
}
