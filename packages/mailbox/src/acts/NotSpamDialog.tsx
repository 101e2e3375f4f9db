import { isSameMessage, type MessageRef, type MessageSelections } from '@mailroom/core'
import { useSpamActions, useStrings } from '@mailroom/react'
import { Button, Checkbox, Dialog } from '@mailroom/ui'
import { useState } from 'react'
import { actStrings } from './actStrings'
import { countOf } from './countOf'

export interface NotSpamDialogProps {
  selection: MessageSelections
  /** Called when the mails are about to go. */
  onGone: () => void
  /** The open mail and where to tell that it has moved. */
  follow?: { readonly ref: MessageRef; readonly onMoved: (to: MessageRef) => void }
  onClose: () => void
}

/** Brings mails back from the spam folder. @source ML-07 */
export function NotSpamDialog({ selection, onGone, follow, onClose }: NotSpamDialogProps) {
  const { t } = useStrings(actStrings)
  const { notSpam } = useSpamActions()
  const [welcomeSenders, setWelcome] = useState(false)
  const bringBack = async () => {
    onClose()
    onGone()
    const outcome = await notSpam(selection, { welcomeSenders })
    if (!follow || outcome.kind !== 'done') return
    const place = outcome.value.find(({ from }) => isSameMessage(from, follow.ref))
    if (place) follow.onMoved(place.to)
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('notSpamAsk', { count: countOf(selection) })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={() => void bringBack()}>
            {t('notSpamDo')}
          </Button>
        </>
      }
    >
      <Checkbox checked={welcomeSenders} onCheckedChange={setWelcome}>
        {t('notSpamWelcome')}
      </Checkbox>
    </Dialog>
  )
}
