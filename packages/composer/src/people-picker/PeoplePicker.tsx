import { addressKey, uniqueAddresses, type Suggestion } from '@mailroom/core'
import { NoPageYet } from '@mailroom/files'
import { useDepartments, usePeople, useStrings } from '@mailroom/react'
import { PageSteps, SearchIcon, SegmentedControl, Select, TextInput } from '@mailroom/ui'
import { useMemo, useState } from 'react'
import * as picking from '../picking/picking.css'
import { bookOf, bookOptions } from './bookOptions'
import * as styles from './PeoplePicker.css'
import { peopleStrings } from './peopleStrings'
import { PersonRow } from './PersonRow'
import { recipientLines, type RecipientLine, type Recipients } from './RecipientLine'

/** People of one page. @source 2nd text 2, 9 */
const pageSize = 10

export interface PeoplePickerProps {
  recipients: Recipients
  onChange: (values: Partial<Recipients>) => void
  /** Where people go who are pressed. */
  line: RecipientLine
  onLineChange: (line: RecipientLine) => void
}

/** People of the address books, to be put into a line of recipients and taken out again. @source CO-18 */
export function PeoplePicker({ recipients, onChange, line, onLineChange }: PeoplePickerProps) {
  const { t } = useStrings(peopleStrings)
  const departments = useDepartments()
  const [chosen, setChosen] = useState('organisation')
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  const options = useMemo(() => bookOptions(t, departments), [t, departments])
  const offset = index * pageSize
  const { page, error, refresh } = usePeople({ ...bookOf(chosen), text, offset, limit: pageSize })
  const toggle = (person: Suggestion) => {
    const key = addressKey(person)
    const there = recipients[line]
    const isIn = there.some((each) => addressKey(each) === key)
    const { address, name } = person
    onChange({
      [line]: isIn
        ? there.filter((each) => addressKey(each) !== key)
        : uniqueAddresses([...there, { address, name }]),
    })
  }
  return (
    <div className={styles.picker}>
      <SegmentedControl
        label={t('line')}
        segments={recipientLines.map((value) => ({ value, label: t(value) }))}
        value={line}
        onValueChange={onLineChange}
      />
      <Select
        aria-label={t('book')}
        options={options}
        value={chosen}
        onValueChange={(value) => {
          setChosen(value)
          setIndex(0)
        }}
      />
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        leading={<SearchIcon />}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setIndex(0)
        }}
      />
      {!page && (
        <NoPageYet
          error={error}
          labels={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      )}
      {page?.total === 0 && (
        <p className={picking.empty} role="status">
          {t(text.trim() === '' ? 'empty' : 'nobody')}
        </p>
      )}
      {page && page.people.length > 0 && (
        <ul className={picking.list} aria-label={t('people')}>
          {page.people.map((person) => (
            <PersonRow
              key={person.address}
              t={t}
              person={person}
              recipients={recipients}
              line={line}
              onToggle={() => toggle(person)}
            />
          ))}
        </ul>
      )}
      {page && (
        <PageSteps
          labels={{ previous: t('previous'), next: t('next'), position: (shown) => t('position', shown) }}
          index={index}
          pageSize={pageSize}
          total={page.total}
          onIndex={setIndex}
        />
      )}
    </div>
  )
}
