import {
  longMailPasswordLength,
  mailPasswordLength,
  maxBurnReads,
  type BurnSeal,
  type DraftSeal,
  type PasswordSeal,
} from '@mailroom/core'
import { PasswordInput, TextInput } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import type { SendFault } from '../composer/checkDraft'
import type { DraftFields } from '../composer/draftFields'
import * as lines from '../recipients/lines.css'
import { localDay } from './localDay'
import { OutsideNote, useOutside } from './OutsideNote'
import * as styles from './SealFields.css'

export interface SealFieldsProps<Seal extends DraftSeal = DraftSeal> {
  t: SayComposer
  seal: Seal
  recipients: Pick<DraftFields, 'to' | 'cc' | 'bcc'>
  fault?: SendFault
  onChange: (seal: DraftSeal) => void
}

/** The particulars of the protection that was chosen. @source CO-08, CO-09 */
export function SealFields({ seal, ...props }: SealFieldsProps) {
  const { t } = props
  const name = t(seal.kind === 'burn' ? 'burn' : 'passwordMail')
  return (
    <div role="group" aria-label={name} className={lines.line}>
      <span className={lines.label} aria-hidden>
        {t('protected')}
      </span>
      <div className={styles.options}>
        {seal.kind === 'burn' ? (
          <BurnFields seal={seal} {...props} />
        ) : (
          <PasswordFields seal={seal} {...props} />
        )}
      </div>
    </div>
  )
}

function BurnFields({ t, seal, recipients, fault, onChange }: SealFieldsProps<BurnSeal>) {
  const outside = useOutside(recipients)
  const { readLimit, burnDay } = seal
  return (
    <>
      <label className={styles.field}>
        {t('burnReads')}
        <TextInput
          type="number"
          inputMode="numeric"
          name="burnLimit"
          className={styles.count}
          min={1}
          max={maxBurnReads}
          // 0 stands for an empty field, and is refused when the mail is sent.
          value={readLimit === 0 ? '' : readLimit}
          aria-invalid={fault === 'burnLimit' || undefined}
          onChange={(event) => onChange({ ...seal, readLimit: event.target.valueAsNumber || 0 })}
        />
      </label>
      <label className={styles.field}>
        {t('burnDate')}
        <TextInput
          type="date"
          name="burnDay"
          className={styles.day}
          min={localDay(tomorrow())}
          value={burnDay}
          aria-invalid={fault === 'burnDay' || undefined}
          onChange={(event) => onChange({ ...seal, burnDay: event.target.value })}
        />
      </label>
      <p className={styles.hint}>{t('burnHint')}</p>
      <OutsideNote t={t} seal={seal} outside={outside} />
    </>
  )
}

function PasswordFields({ t, seal, recipients, fault, onChange }: SealFieldsProps<PasswordSeal>) {
  const outside = useOutside(recipients)
  return (
    <>
      <label className={styles.field}>
        {t(outside.length > 0 ? 'mailPasswordLongLabel' : 'mailPasswordLabel')}
        <PasswordInput
          name="mailPassword"
          className={outside.length > 0 ? styles.longPassword : styles.password}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="off"
          maxLength={outside.length > 0 ? longMailPasswordLength : mailPasswordLength}
          value={seal.password}
          aria-invalid={fault === 'mailPassword' || undefined}
          onChange={(event) => onChange({ ...seal, password: event.target.value })}
        />
      </label>
      <p className={styles.hint}>{t('mailPasswordHint')}</p>
      <OutsideNote t={t} seal={seal} outside={outside} />
    </>
  )
}

function tomorrow(): number {
  const day = new Date()
  return day.setDate(day.getDate() + 1)
}
