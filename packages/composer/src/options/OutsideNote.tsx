import { isEmailAddress, safeMailPasswordLength, type DraftSeal } from '@mailroom/core'
import { useOutsideRecipients } from '@mailroom/react'
import type { SayComposer } from '../composeStrings'
import type { DraftFields } from '../composer/draftFields'
import * as styles from './SealFields.css'

export interface OutsideNoteProps {
  t: SayComposer
  seal: DraftSeal
  outside: readonly string[]
}

/** Of the recipients those who have no mailbox in this system. */
export function useOutside({ to, cc, bcc }: Pick<DraftFields, 'to' | 'cc' | 'bcc'>): readonly string[] {
  const addresses = [...to, ...cc, ...bcc].map(({ address }) => address).filter(isEmailAddress)
  return useOutsideRecipients(addresses) ?? []
}

/** What people outside get of a protected mail, and what they cannot. @source CO-06 */
export function OutsideNote({ t, seal, outside }: OutsideNoteProps) {
  if (outside.length === 0) return null
  const people = outside.join(t('listSeparator'))
  if (seal.kind === 'burn') {
    return (
      <p role="status" className={styles.warning} data-fault>
        {t('burnOutside', { people })}
      </p>
    )
  }
  const isShort = seal.password.length < safeMailPasswordLength
  return (
    <p role="status" className={styles.warning}>
      {t('passwordOutside', { people })}{' '}
      {isShort && <strong>{t('passwordGuessable', { count: safeMailPasswordLength })}</strong>}
    </p>
  )
}
