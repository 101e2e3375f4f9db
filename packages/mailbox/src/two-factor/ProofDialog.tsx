import { useErrorText, useStrings } from '@mailroom/react'
import { Button, Dialog, Field, PasswordInput } from '@mailroom/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { twoFactorStrings } from './twoFactorStrings'

export interface ProofDialogProps {
  kind: 'renew' | 'remove'
  /** Does it. Rejects when the proof is not taken. */
  act: (proof: string) => Promise<void>
  onClose: () => void
}

/** Asks who is there before the second step is changed. */
export function ProofDialog({ kind, act, onClose }: ProofDialogProps) {
  const { t } = useStrings(twoFactorStrings)
  const errorText = useErrorText()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [proof, setProof] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const blame = (reason: string | undefined) => {
    setFault(reason)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (proof === '') return blame(t('proofRequired'))
    setBusy(true)
    try {
      await act(proof)
      onClose()
    } catch (error) {
      blame(errorText(error))
    } finally {
      setBusy(false)
    }
  }

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
            onChange={(event) => {
              setProof(event.target.value)
              setFault(undefined)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
