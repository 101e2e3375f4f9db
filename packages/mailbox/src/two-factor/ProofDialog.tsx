import { useStrings } from '@mailroom/react'
import { Button, Dialog, Field, PasswordInput } from '@mailroom/ui'
import { useId } from 'react'
import { twoFactorStrings } from './twoFactorStrings'
import { useProof } from './useProof'

export interface ProofDialogProps {
  title: string
  /** What it leads to. */
  text: string
  /** The word on its button. */
  act: string
  /** Something is taken away. */
  isRemoving?: boolean
  /** Does it. Rejects when the proof is not taken. */
  onProof: (proof: string) => Promise<void>
  onClose: () => void
}

/** Asks who is there before a way to sign in is changed. */
export function ProofDialog({ title, text, act, isRemoving = false, onProof, onClose }: ProofDialogProps) {
  const { t } = useStrings(twoFactorStrings)
  const formId = useId()
  const { input, proof, fault, isBusy, enter, submit } = useProof({
    missing: t('proofRequired'),
    act: (entered) => onProof(entered).then(onClose),
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={t('cancel')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant={isRemoving ? 'danger' : 'primary'} type="submit" form={formId} busy={isBusy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <Field label={t('proof')} hint={t('proofHint')} error={fault} required>
          <PasswordInput
            ref={input}
            showLabel={t('showProof')}
            hideLabel={t('hideProof')}
            name="proof"
            autoComplete="current-password"
            value={proof}
            onChange={(event) => enter(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
