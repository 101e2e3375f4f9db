import { useStrings } from '@mailroom/react'
import { Button, Field, TextInput } from '@mailroom/ui'
import { useId } from 'react'
import * as styles from '../forms.css'
import { lookStrings } from './lookStrings'

/** A part of each record, with the word for it. */
export interface RecordPart<Name extends string> {
  readonly name: Name
  readonly label: string
}

export interface RecordsFieldProps<Name extends string> {
  legend: string
  hint: string
  error: string | undefined
  parts: readonly RecordPart<Name>[]
  records: readonly Readonly<Record<Name, string>>[]
  onChange: (records: readonly Readonly<Record<Name, string>>[]) => void
}

/** A list of records, each of some texts, to be filled in, added to and taken from. */
export function RecordsField<Name extends string>(props: RecordsFieldProps<Name>) {
  const { legend, hint, error, parts, records, onChange } = props
  const { t } = useStrings(lookStrings)
  const id = useId()
  const change = (at: number, name: Name, value: string) =>
    onChange(records.map((record, index) => (index === at ? { ...record, [name]: value } : record)))
  const add = () => {
    const empty = Object.fromEntries(parts.map(({ name }) => [name, ''])) as Record<Name, string>
    onChange([...records, empty])
  }
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.subheading}>
        {legend}
      </h3>
      <p className={styles.hint}>{hint}</p>
      <ol className={styles.records}>
        {records.map((record, at) => (
          // Records have no names: their place is all there is.
          <li key={at} className={styles.record}>
            {parts.map(({ name, label }) => (
              <div key={name} className={styles.recordField}>
                <Field label={t('ofRow', { label, row: at + 1 })}>
                  <TextInput
                    value={record[name]}
                    onChange={(event) => change(at, name, event.target.value)}
                  />
                </Field>
              </div>
            ))}
            <Button
              size="small"
              aria-label={t('removeRow', { row: at + 1 })}
              onClick={() => onChange(records.filter((_, index) => index !== at))}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ol>
      <div aria-live="polite">{error !== undefined && <p className={styles.failure}>{error}</p>}</div>
      <div className={styles.buttons}>
        <Button size="small" aria-label={t('addTo', { list: legend })} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </section>
  )
}
