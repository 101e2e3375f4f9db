import {
  formatSearch,
  maxKeywordLength,
  parseSearch,
  searchAges,
  searchSizes,
  type Folder,
  type SearchConditions,
} from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Button, Dialog, Field, Select, TextInput } from '@mailroom/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { FolderSelect } from '../../folder-choice/FolderSelect'
import { withoutFields } from '../conditionChips'
import { searchStrings, type SaySearch } from '../searchStrings'
import { useSearchContext } from '../useSearchContext'
import * as styles from './searchParts.css'

export interface AdvancedSearchProps {
  /** What stands in the box. */
  query: string
  onSearch: (query: string) => void
  onClose: () => void
}

const textFields = [
  ['text', 'keyword'],
  ['subject', 'subject'],
  ['attachment', 'attachment'],
  ['sender', 'sender'],
  ['recipient', 'recipient'],
] as const

/** The fields of which one has to be filled in. @source 1st text 5 */
const needed = ['text', 'subject', 'attachment'] as const

/** A field for each condition; those that have none stay as they are. @source SH-07 */
export function AdvancedSearch({ query, onSearch, onClose }: AdvancedSearchProps) {
  const { t } = useStrings(searchStrings)
  const context = useSearchContext()
  const formId = useId()
  const first = useRef<HTMLInputElement>(null)
  const [form, setForm] = useState<SearchConditions>(() => parseSearch(query, context))
  const [isRefused, setRefused] = useState(false)
  const set = (change: SearchConditions) => {
    setForm((before) => ({ ...before, ...change }))
    if (needed.some((field) => change[field]?.trim())) setRefused(false)
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const given = trimmed(form)
    if (!needed.some((field) => given[field] !== undefined)) {
      setRefused(true)
      first.current?.focus()
      return
    }
    onClose()
    onSearch(formatSearch(given))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('advanced')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => setForm({})}>{t('clearFields')}</Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('searchNow')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} onSubmit={search}>
        {textFields.map(([field, key]) => (
          <Field
            key={field}
            label={t(key)}
            error={field === 'text' && isRefused ? t('fillInOne') : undefined}
          >
            <TextInput
              ref={field === 'text' ? first : undefined}
              value={form[field] ?? ''}
              maxLength={maxKeywordLength}
              autoComplete="off"
              onChange={(event) => set({ [field]: event.target.value })}
            />
          </Field>
        ))}
        <FolderSelect
          label={t('folder')}
          first={[{ value: '', label: t('allFolders') }]}
          value={form.folder ?? ''}
          isTarget={isSearched}
          onValueChange={(folder) => set({ folder: folder === '' ? undefined : folder })}
        />
        <Field label={t('date')}>
          <Select
            value={form.age ?? ''}
            options={[{ value: '', label: t('anyTime') }, ...ageOptions(t)]}
            onValueChange={(age) => set({ age: searchAges.find((each) => each === age) })}
          />
        </Field>
        <Field label={t('size')}>
          <Select
            value={form.size ?? ''}
            options={[{ value: '', label: t('anySize') }, ...sizeOptions(t)]}
            onValueChange={(size) => set({ size: searchSizes.find((each) => each === size) })}
          />
        </Field>
      </form>
    </Dialog>
  )
}

const isSearched = ({ role, isLocked }: Folder) => role !== 'drafts' && !isLocked

const ageOptions = (t: SaySearch) => searchAges.map((age) => ({ value: age, label: t(`age_${age}`) }))
const sizeOptions = (t: SaySearch) => searchSizes.map((size) => ({ value: size, label: t(`size_${size}`) }))

/** Without blanks around words, and without what is empty. */
function trimmed(form: SearchConditions): SearchConditions {
  const words = Object.entries(form).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ])
  const empty = words.filter(([, value]) => value === undefined || value === '').map(([field]) => field)
  return withoutFields(Object.fromEntries(words), empty as (keyof SearchConditions)[])
}
