import { maxRemarkCharacters, type MessageSummary } from '@mailroom/core'
import { useMessageActions, useStrings } from '@mailroom/react'
import { Button, Field, TextArea } from '@mailroom/ui'
import { useRef, useState, type KeyboardEvent } from 'react'
import { remarkStrings } from './remarkStrings'
import * as styles from './RemarkForm.css'

export interface RemarkFormProps {
  message: Pick<MessageSummary, 'ref' | 'remark'>
  /** Lines after which the text scrolls instead of growing. @source ML-18: 20 in reading, 100 in the list */
  maxRows: number
  /** It is saved, deleted or left. */
  onClose: () => void
}

const minRows = 3

/** Writes, changes and deletes the note about a mail. @source ML-18, RD-03 */
export function RemarkForm({ message: { ref, remark }, maxRows, onClose }: RemarkFormProps) {
  const { t } = useStrings(remarkStrings)
  const { setRemark } = useMessageActions()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(remark)
  const [error, setError] = useState<string>()
  const { length } = Array.from(text.trim())

  const tooLong = length > maxRemarkCharacters ? t('tooLong') : undefined
  const save = () => {
    const fault = length === 0 ? t('required') : tooLong
    setError(fault)
    if (fault !== undefined) return area.current?.focus()
    onClose()
    if (text.trim() !== remark) void setRemark(ref, text.trim())
  }
  const remove = () => {
    onClose()
    void setRemark(ref, '')
  }
  return (
    <div
      className={styles.form}
      onKeyDown={(event: KeyboardEvent) => {
        // The list around it has keys of its own.
        event.stopPropagation()
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
          return
        event.preventDefault()
        save()
      }}
    >
      <Field label={t('label')} hideLabel error={error} hint={t('hint')}>
        <TextArea
          ref={area}
          className={styles.area}
          style={{ maxBlockSize: `calc(${maxRows}lh + 16px)` }}
          rows={Math.min(maxRows, Math.max(minRows, text.split('\n').length))}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
          onBlur={() => setError(tooLong)}
        />
      </Field>
      <div className={styles.buttons}>
        {remark !== '' && (
          <Button size="small" variant="ghost" onClick={remove}>
            {t('deleteRemark')}
          </Button>
        )}
        <span className={styles.count} data-over={tooLong !== undefined || undefined}>
          {t('count', { count: length, max: maxRemarkCharacters })}
        </span>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="small" variant="primary" onClick={save}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
