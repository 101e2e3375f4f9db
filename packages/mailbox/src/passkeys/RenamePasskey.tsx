import { maxPasskeyName, type Passkey } from '@mailroom/core'
import { useErrorText, usePasskeys, useStrings } from '@mailroom/react'
import { Button, Dialog, Field, TextInput } from '@mailroom/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { passkeyStrings } from './passkeyStrings'

export interface RenamePasskeyProps {
  passkey: Passkey
  onRenamed: () => void
  onClose: () => void
}

/** Asks what a passkey is to be called. */
export function RenamePasskey({ passkey, onRenamed, onClose }: RenamePasskeyProps) {
  const { t } = useStrings(passkeyStrings)
  const { rename } = usePasskeys()
  const errorText = useErrorText()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(passkey.name)
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const blame = (reason: string | undefined) => {
    setFault(reason)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') return blame(t('nameRequired'))
    setBusy(true)
    try {
      await rename(passkey.id, name.trim())
      onRenamed()
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
      title={t('renameTitle')}
      closeLabel={t('cancel')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <Field label={t('name')} error={fault} required>
          <TextInput
            ref={input}
            name="passkey-name"
            maxLength={maxPasskeyName}
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setFault(undefined)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
