import { useStrings } from '@mailroom/react'
import { Button, Dialog, Field, PasswordInput } from '@mailroom/ui'
import { useId } from 'react'
import { twoFactorStrings } from './twoFactorStrings'
import { useProof } from './useProof'

export interface ProofDialogProps {
  kind: 'renew' | 'remove'
  /** Does it. Rejects when the proof is not taken. */
  act: (proof: string) => Promise<void>
  onClose: () => void
}

/** Asks who is there before the second step is changed. */
export function ProofDialog({ kind, act, onClose }: ProofDialogProps) {
  const { t } = useStrings(twoFactorStrings)
  const formId = useId()
  const { input, proof, fault, isBusy, enter, submit } = useProof({
    missing: t('proofRequired'),
    act: (entered) => act(entered).then(onClose),
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${kind}Title`)}
      description={t(`${kind}Text`)}
      closeLabel={t('cancel')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant={kind === 'remove' ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            busy={isBusy}
          >
            {t(`${kind}Do`)}
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
