import { IconButton, MailOpenIcon } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'

export interface ReceiptOptionProps {
  t: SayComposer
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Whether the readers are asked for a read receipt. @source CO-06 */
export function ReceiptOption({ t, isOn, onChange }: ReceiptOptionProps) {
  return (
    <IconButton
      label={t('askReceipt')}
      icon={<MailOpenIcon />}
      pressed={isOn}
      onClick={() => onChange(!isOn)}
    />
  )
}
