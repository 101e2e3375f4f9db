import type { AdminAccount } from '@mailroom/core'
import { useAdminAccount, useStrings } from '@mailroom/react'
import { Button, Field, TextArea, TextInput, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import * as styles from '../forms.css'
import { useServerForm } from '../../settings-page/useServerForm'
import { accountStrings } from './accountStrings'
import { DepartmentField } from './DepartmentField'

const fields = ['name', 'jobNumber', 'departmentId', 'aliases'] as const

/** What is known of an account, to be changed. */
export function AccountForm({ account }: { account: AdminAccount }) {
  const { t } = useStrings(accountStrings)
  const toasts = useToasts()
  const { changeAccount } = useAdminAccount(account.id)
  const [name, setName] = useState(account.name)
  const [jobNumber, setJobNumber] = useState(account.jobNumber ?? '')
  const [departmentId, setDepartment] = useState(account.department?.id)
  const [aliases, setAliases] = useState(account.aliases.join('\n'))
  const { form, isBusy, onSubmit, faultOf, failure } = useServerForm(fields, async () => {
    await changeAccount(account.id, { name, jobNumber, departmentId, aliases: addressesIn(aliases) })
    toasts.show({ message: t('saved'), tone: 'success' })
  })
  return (
    <form ref={form} className={styles.form} aria-label={t('known')} noValidate onSubmit={onSubmit}>
      <div className={styles.filter}>
        <Field label={t('name')} error={faultOf('name')} required>
          <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t('jobNumber')} error={faultOf('jobNumber')}>
          <TextInput
            value={jobNumber}
            autoComplete="off"
            onChange={(event) => setJobNumber(event.target.value)}
          />
        </Field>
        <DepartmentField value={departmentId} error={faultOf('departmentId')} onChange={setDepartment} />
      </div>
      <Field label={t('aliases')} hint={t('aliasesHint')} error={faultOf('aliases')}>
        <TextArea value={aliases} rows={2} onChange={(event) => setAliases(event.target.value)} />
      </Field>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

/** One in a line, or with commas between them. */
const addressesIn = (text: string): string[] =>
  text
    .split(/[\s,;，；、]+/)
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '')
