import { useAdminDepartments, useStrings } from '@mailroom/react'
import { Field, Select } from '@mailroom/ui'
import { accountStrings } from './accountStrings'

export interface DepartmentFieldProps {
  value: number | undefined
  error: string | undefined
  onChange: (id: number | undefined) => void
}

/** The department that somebody belongs to, or none. */
export function DepartmentField({ value, error, onChange }: DepartmentFieldProps) {
  const { t } = useStrings(accountStrings)
  const { data } = useAdminDepartments()
  const options = (data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Field label={t('department')} error={error}>
      <Select
        // The list of departments may come later than the account.
        key={data === undefined ? 'waiting' : 'there'}
        disabled={data === undefined}
        value={value === undefined ? '' : String(value)}
        options={[{ value: '', label: t('noDepartment') }, ...options]}
        onValueChange={(id) => onChange(id === '' ? undefined : Number(id))}
      />
    </Field>
  )
}
