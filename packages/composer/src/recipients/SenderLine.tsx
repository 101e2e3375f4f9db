import { addressKey, formatAddress, type Address } from '@mailroom/core'
import { Select } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import * as styles from './lines.css'

export interface SenderLineProps {
  t: SayComposer
  senders: readonly Address[]
  from: Address | undefined
  onChange: (from: Address) => void
}

/** Who the mail is from, for people with more than one address. @source CO-02 */
export function SenderLine({ t, senders, from, onChange }: SenderLineProps) {
  if (senders.length < 2) return null
  return (
    <div className={styles.line}>
      <span className={styles.label} aria-hidden>
        {t('from')}
      </span>
      <Select
        aria-label={t('from')}
        className={styles.sender}
        value={from ? addressKey(from) : ''}
        options={senders.map((each) => ({ value: addressKey(each), label: formatAddress(each) }))}
        onValueChange={(key) => {
          const chosen = senders.find((each) => addressKey(each) === key)
          if (chosen) onChange(chosen)
        }}
      />
    </div>
  )
}
