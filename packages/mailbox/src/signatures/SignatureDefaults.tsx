import type { SignatureBook, SignatureUse } from '@mailroom/core'
import { useStrings, type Signatures } from '@mailroom/react'
import { Field, Select } from '@mailroom/ui'
import { signatureStrings } from './signatureStrings'
import * as styles from '../settings-page/keptTexts.css'

export interface SignatureDefaultsProps {
  book: SignatureBook
  onChoose: Signatures['choose']
}

const uses: readonly (readonly [SignatureUse, 'forNew' | 'forAnswers'])[] = [
  ['new', 'forNew'],
  ['answer', 'forAnswers'],
]

/** Which signature is put in by itself. @source CO-05 */
export function SignatureDefaults({ book, onChoose }: SignatureDefaultsProps) {
  const { t } = useStrings(signatureStrings)
  const options = [
    { value: '', label: t('none') },
    ...book.signatures.map(({ id, title }) => ({ value: id, label: title })),
  ]
  return (
    <div className={styles.defaults}>
      {uses.map(([use, word]) => (
        <Field key={use} label={t(word)}>
          <Select
            value={book.defaults[use] ?? ''}
            options={options}
            onValueChange={(id) => void onChoose(use, id === '' ? undefined : id)}
          />
        </Field>
      ))}
    </div>
  )
}
