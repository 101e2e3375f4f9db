import { CheckIcon, MinusIcon, VisuallyHidden } from '@mailroom/ui'
import * as styles from './password.css'
import type { RuleLine } from './passwordRuleLines'
import type { SayPassword } from './passwordStrings'

export interface PasswordChecklistProps {
  t: SayPassword
  lines: readonly RuleLine[]
}

/** The rules for the new password, each with a mark as soon as it is met. */
export function PasswordChecklist({ t, lines }: PasswordChecklistProps) {
  return (
    <ul className={styles.rules} aria-label={t('rules')}>
      {lines.map(({ name, text, isMet }) => (
        <li key={name} className={styles.rule} data-met={isMet || undefined}>
          {isMet ? <CheckIcon size={16} /> : <MinusIcon size={16} />}
          <span>
            {text}
            <VisuallyHidden>{` (${t(isMet ? 'met' : 'notMet')})`}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Says which rules are still to be met, when that changes, to those who do not see the marks. */
export function ChecklistNews({ t, lines }: PasswordChecklistProps) {
  const open = lines.filter(({ isMet }) => !isMet).map(({ text }) => text)
  const isEmpty = open.length === lines.length
  return (
    <VisuallyHidden>
      <span role="status">
        {isEmpty
          ? ''
          : open.length === 0
            ? t('allMet')
            : t('missing', { rules: open.join(t('ruleSeparator')) })}
      </span>
    </VisuallyHidden>
  )
}
