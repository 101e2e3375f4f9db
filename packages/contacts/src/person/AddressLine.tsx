import { CopyIcon, IconButton, useToasts } from '@mailroom/ui'
import type { SayContacts } from '../contactsStrings'
import * as styles from './PersonPane.css'

export interface AddressLineProps {
  t: SayContacts
  address: string
  onWrite: ((to: readonly string[]) => void) | undefined
}

/** An address that can be written to, and copied. */
export function AddressLine({ t, address, onWrite }: AddressLineProps) {
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toasts.show({ message: t('copied', { address }) })
    } catch {
      toasts.show({ message: t('copyFailed'), tone: 'danger' })
    }
  }
  return (
    <span className={styles.addressLine}>
      {onWrite ? (
        <button type="button" className={styles.link} onClick={() => onWrite([address])}>
          <bdi>{address}</bdi>
        </button>
      ) : (
        <bdi className={styles.plain}>{address}</bdi>
      )}
      <IconButton
        size="small"
        label={t('copy', { address })}
        icon={<CopyIcon />}
        onClick={() => void copy()}
      />
    </span>
  )
}
