import {
  isMoreSecret,
  secrecyLevels,
  visibleFileName,
  type DraftAttachment,
  type SecrecyLevel,
  type SecrecyRules,
} from '@mailroom/core'
import { Select } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import type { SendFault } from '../composer/checkDraft'
import * as styles from './LevelSelects.css'

interface LevelProps {
  t: SayComposer
  rules: SecrecyRules
  fault?: SendFault
  onChange: (level: SecrecyLevel | undefined) => void
}

export interface MailLevelProps extends LevelProps {
  level: SecrecyLevel | undefined
}

/** How secret the mail is, up to what its writer may write. @source CO-12 */
export function MailLevel({ t, rules, level, fault, onChange }: MailLevelProps) {
  const isInvalid = fault === 'levelMissing' || fault === 'levelAboveCeiling'
  const none = rules.needsLevel ? t('secrecyChoose') : t('secrecyNone')
  return (
    <label className={styles.mail} data-level={level}>
      <span className={styles.name}>{t('secrecy')}</span>
      <Select
        size="small"
        name={isInvalid ? fault : 'levelMissing'}
        aria-label={t('secrecyLabel')}
        aria-invalid={isInvalid || undefined}
        value={level ?? ''}
        options={optionsUpTo(t, rules.ceiling, level, none)}
        onValueChange={(value) => onChange(levelOf(value))}
      />
    </label>
  )
}

export interface FileLevelProps extends LevelProps {
  mailLevel: SecrecyLevel | undefined
  file: DraftAttachment
}

/** How secret a file is, up to the level of its mail. @source CO-12 */
export function FileLevel({ t, rules, mailLevel, file, fault, onChange }: FileLevelProps) {
  const { secrecy: level } = file
  const isAbove = isMoreSecret(level, mailLevel)
  const own = isAbove ? 'fileAboveMail' : level === undefined ? 'fileLevelMissing' : undefined
  const none = rules.needsFileLevels ? t('secrecyChoose') : t('fileAsMail')
  return (
    <span className={styles.file} data-level={level}>
      <Select
        size="small"
        name={own}
        aria-label={t('fileLevel', { name: visibleFileName(file.name) })}
        aria-invalid={(own !== undefined && fault === own) || undefined}
        value={level ?? ''}
        options={optionsUpTo(t, mailLevel ?? rules.ceiling, level, none)}
        onValueChange={(value) => onChange(levelOf(value))}
      />
    </span>
  )
}

const levelOf = (value: string) => secrecyLevels.find((level) => level === value)

/** A level above, of an original say, stays to be seen. */
function optionsUpTo(t: SayComposer, ceiling: SecrecyLevel, chosen: SecrecyLevel | undefined, none: string) {
  const levels = secrecyLevels.filter((level) => level === chosen || !isMoreSecret(level, ceiling))
  return [
    { value: '', label: none },
    ...levels.map((level) => ({ value: level, label: t(`secrecy_${level}`) })),
  ]
}
