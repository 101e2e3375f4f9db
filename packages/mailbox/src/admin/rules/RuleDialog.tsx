import { secrecyLevels, type AdminRuleForm } from '@mailroom/core'
import { useReviewRules, useStrings } from '@mailroom/react'
import { Button, Dialog, Field, Select, TextInput, useToasts } from '@mailroom/ui'
import { useId, useState } from 'react'
import * as styles from '../forms.css'
import { useServerForm } from '../../settings-page/useServerForm'
import { ruleStrings } from './ruleStrings'

const lists = ['reviewers', 'from', 'to', 'words', 'files'] as const

const megabyte = 1024 * 1024

/** Lets mails wait for reviewers from now on. */
export function RuleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStrings(ruleStrings)
  const toasts = useToasts()
  const formId = useId()
  const { addReviewRule } = useReviewRules()
  const [typed, setTyped] = useState({ reviewers: '', from: '', to: '', words: '', files: '' })
  const [megabytes, setMegabytes] = useState('')
  const [level, setLevel] = useState('')
  const { form, isBusy, onSubmit, faultOf, failure } = useServerForm(lists, async () => {
    const bytes = Math.round(Number(megabytes) * megabyte)
    const secrecy = secrecyLevels.find((each) => each === level)
    const rule: AdminRuleForm = {
      reviewers: entriesIn(typed.reviewers),
      from: entriesIn(typed.from),
      to: entriesIn(typed.to),
      words: entriesIn(typed.words),
      files: entriesIn(typed.files),
      ...(bytes > 0 && { largerThanBytes: bytes }),
      ...(secrecy && { secrecy }),
    }
    await addReviewRule(rule)
    toasts.show({ message: t('added'), tone: 'success' })
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('add')}
      description={t('formHint')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t('add')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        {lists.map((name) => (
          <Field
            key={name}
            label={t(name)}
            hint={t(`${name}Hint`)}
            error={faultOf(name)}
            required={name === 'reviewers'}
          >
            <TextInput
              value={typed[name]}
              autoComplete="off"
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          </Field>
        ))}
        <div className={styles.filter}>
          <Field label={t('largerThan')}>
            <TextInput
              type="number"
              min={0}
              step="any"
              value={megabytes}
              onChange={(event) => setMegabytes(event.target.value)}
            />
          </Field>
          <Field label={t('secrecy')}>
            <Select
              value={level}
              options={[
                { value: '', label: t('anyLevel') },
                ...secrecyLevels.map((value) => ({ value, label: t(`level_${value}`) })),
              ]}
              onValueChange={setLevel}
            />
          </Field>
        </div>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** Entries have commas between them. */
const entriesIn = (text: string): string[] =>
  text
    .split(/[,，;；、]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
