import { maxPasskeyName, type Passkey } from '@mailroom/core'
import { usePasskeys, useStrings, useSubmission } from '@mailroom/react'
import { Button, Dialog, Field, TextInput } from '@mailroom/ui'
import { useId, useState } from 'react'
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
  const formId = useId()
  const [name, setName] = useState(passkey.name)
  const { isBusy, fault, setFault, box, onSubmit } = useSubmission({
    check: () => (name.trim() === '' ? t('nameRequired') : undefined),
    send: async () => {
      await rename(passkey.id, name.trim())
      onRenamed()
    },
  })

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
      <form id={formId} onSubmit={onSubmit}>
        <Field label={t('name')} error={fault} required>
          <TextInput
            ref={box}
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
