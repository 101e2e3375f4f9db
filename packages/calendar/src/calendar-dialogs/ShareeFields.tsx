import { PeopleInput, usePeopleInput } from '@mailroom/contacts'
import { addressKey, type Address, type CalendarSharee } from '@mailroom/core'
import { Avatar, Field, IconButton, Select, TrashIcon } from '@mailroom/ui'
import { useImperativeHandle, type Ref } from 'react'
import * as framed from '../framed-list/framedList.css'
import * as styles from './CalendarDialog.css'
import type { SayDialogs } from './dialogStrings'

/** What the form asks of its field of people. */
export interface ShareeFieldsHandle {
  /** Whatever is typed becomes somebody now. */
  commit(): void
}

export interface ShareeFieldsProps {
  handle?: Ref<ShareeFieldsHandle>
  t: SayDialogs
  sharees: readonly CalendarSharee[]
  /** What was typed for somebody and is no address. */
  unclear: readonly Address[]
  error: string | undefined
  /** People were named, and what is unclear of them. */
  onName: (people: readonly Address[]) => void
  onChange: (sharees: readonly CalendarSharee[]) => void
}

/** With whom a calendar is shared, and what each of them may do. @source CA-03 */
export function ShareeFields({ handle, t, sharees, unclear, error, onName, onChange }: ShareeFieldsProps) {
  const entry = usePeopleInput({ people: unclear, onChange: onName })
  useImperativeHandle(handle, () => ({
    commit: () => entry.typed.text.trim() !== '' && entry.typed.commit(),
  }))
  return (
    <>
      <div className={styles.people} data-share>
        <Field label={t('share')} error={error} hint={t('shareHint')}>
          <PeopleInput
            framed
            {...{ entry }}
            label={t('share')}
            items={unclear.map((each) => ({
              id: addressKey(each),
              label: each.name || each.address,
              status: 'invalid',
            }))}
            removeLabel={({ label: name }) => t('removeChip', { name })}
            words={{ suggestions: t('suggestions'), count: (count) => t('suggestionCount', { count }) }}
          />
        </Field>
      </div>
      {sharees.length > 0 && (
        <ul className={framed.list} aria-label={t('sharees')}>
          {sharees.map((sharee) => (
            <ShareeRow
              key={addressKey(sharee)}
              {...{ t, sharee }}
              onChange={(changed) =>
                onChange(sharees.flatMap((each) => (each !== sharee ? [each] : changed ? [changed] : [])))
              }
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface ShareeRowProps {
  t: SayDialogs
  sharee: CalendarSharee
  /** Undefined: it is shared with them no longer. */
  onChange: (sharee: CalendarSharee | undefined) => void
}

function ShareeRow({ t, sharee, onChange }: ShareeRowProps) {
  const name = sharee.name || sharee.address
  return (
    <li className={styles.row}>
      <Avatar name={name} size={24} />
      <span className={styles.who}>
        <bdi className={styles.name}>{name}</bdi>
        {sharee.name !== '' && <bdi className={styles.address}>{sharee.address}</bdi>}
      </span>
      <span className={styles.right}>
        <Select
          aria-label={t('right', { name })}
          value={sharee.mayEdit ? 'edit' : 'read'}
          options={(['read', 'edit'] as const).map((value) => ({ value, label: t(value) }))}
          onValueChange={(value) => onChange({ ...sharee, mayEdit: value === 'edit' })}
        />
      </span>
      <span className={styles.remove}>
        <IconButton
          size="small"
          label={t('removePerson', { name })}
          icon={<TrashIcon />}
          onClick={() => onChange(undefined)}
        />
      </span>
    </li>
  )
}
