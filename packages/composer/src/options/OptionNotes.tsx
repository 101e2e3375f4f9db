import { CloseIcon, IconButton } from '@mailroom/ui'
import type { DraftFields } from '../composer/draftFields'
import type { SayComposer } from '../composeStrings'
import * as lines from '../recipients/lines.css'
import * as styles from './OptionNotes.css'

export interface OptionNotesProps {
  t: SayComposer
  fields: DraftFields
  onChange: (values: Partial<DraftFields>) => void
}

/** What is not as usual about how the mail is sent, in plain words, with the way back. @source CO-06 */
export function OptionNotes({ t, fields, onChange }: OptionNotesProps) {
  const notes = notesOf(t, fields)
  if (notes.length === 0) return null
  return (
    <div role="group" aria-label={t('sendOptions')} className={lines.line}>
      <span className={lines.label} aria-hidden>
        {t('options')}
      </span>
      <ul className={styles.notes}>
        {notes.map(({ name, hint, usual }) => (
          <li key={name} className={styles.note}>
            <span className={styles.words}>
              <strong className={styles.name}>{name}</strong>
              {hint}
            </span>
            {usual && (
              <IconButton
                size="small"
                label={t('dropOption', { option: name })}
                icon={<CloseIcon />}
                onClick={() => onChange(usual)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Note {
  readonly name: string
  readonly hint?: string
  /** Makes it as usual again; absent where that is not for the writer to say. */
  readonly usual?: Partial<DraftFields>
}

function notesOf(t: SayComposer, fields: DraftFields): Note[] {
  const { priority = 'normal', keepsCopy, isSeparate, notifiesBySms, appendsOriginal } = fields
  const notes: Note[] = []
  if (appendsOriginal === true) notes.push({ name: t('hiddenOriginal'), hint: t('hiddenOriginalHint') })
  if (priority !== 'normal')
    notes.push({ name: t(`priorityNote_${priority}`), usual: { priority: undefined } })
  if (keepsCopy === false)
    notes.push({ name: t('noCopy'), hint: t('noCopyHint'), usual: { keepsCopy: undefined } })
  if (isSeparate === true)
    notes.push({ name: t('separate'), hint: t('separateHint'), usual: { isSeparate: undefined } })
  if (notifiesBySms === true)
    notes.push({ name: t('smsNotice'), hint: t('smsNoticeHint'), usual: { notifiesBySms: undefined } })
  return notes
}
