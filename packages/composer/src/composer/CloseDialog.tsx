import { Button, Dialog } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'

/** What is to become of an unsent mail. */
export type CloseAnswer = 'keep' | 'discard' | 'goOn'

export interface CloseDialogProps {
  t: SayComposer
  isOpen: boolean
  onAnswer: (answer: CloseAnswer) => void
}

/** Asked before an unsent mail is closed. Escape goes on writing. @source CO-15 */
export function CloseDialog({ t, isOpen, onAnswer }: CloseDialogProps) {
  return (
    <Dialog
      kind="alert"
      size="small"
      open={isOpen}
      onOpenChange={(open) => !open && onAnswer('goOn')}
      title={t('closeTitle')}
      description={t('closeText')}
      closeLabel={t('goOn')}
      initialFocus='[data-answer="keep"]'
      footer={
        <>
          <Button variant="ghost" onClick={() => onAnswer('goOn')}>
            {t('goOn')}
          </Button>
          <Button variant="danger" onClick={() => onAnswer('discard')}>
            {t('discard')}
          </Button>
          <Button data-answer="keep" variant="primary" onClick={() => onAnswer('keep')}>
            {t('keepDraft')}
          </Button>
        </>
      }
    />
  )
}
