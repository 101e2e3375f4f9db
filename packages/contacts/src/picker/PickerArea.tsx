import { addressKey, uniqueAddresses, type Address } from '@mailroom/core'
import { NoPageYet } from '@mailroom/files'
import { useAdapter, useHasDirectory, useStrings } from '@mailroom/react'
import { PageSteps, SearchIcon, SegmentedControl, Select, TextInput, Tree, useControlled } from '@mailroom/ui'
import { useState } from 'react'
import { contactsStrings } from '../contactsStrings'
import { PeopleLines, type PeopleAnswer } from '../people-list/PeopleLines'
import { shownName, type PersonLine } from '../people-list/PersonLine'
import { placeId, placeOf, type ContactPlace } from '../places/ContactPlace'
import { placeOptions } from '../places/placeOptions'
import { usePlaces } from '../places/usePlaces'
import { AddAll } from './AddAll'
import { ChosenList } from './ChosenList'
import type { ContactPickerProps } from './ContactPicker'
import * as styles from './ContactPicker.css'
import { PickerRow } from './PickerRow'

/** People of one page. @source 2nd text 2, 9 */
const pageSize = 10

/** The address books, the people of one, and who was picked. @source CT-04 */
export function PickerArea(props: ContactPickerProps) {
  const { lines, chosen, onChosenChange, showChosen = true } = props
  const { t } = useStrings(contactsStrings)
  const { contacts, addressBook } = useAdapter()
  const { nodes, groups } = usePlaces(t)
  const [line, setLine] = useControlled(props.line, lines[0]?.value ?? '', props.onLineChange)
  const hasDirectory = useHasDirectory()
  const [place, setPlace] = useState<ContactPlace>(() => firstPlace(hasDirectory, addressBook !== undefined))
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(['personal', 'organisation']))
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  if (!contacts) return <p role="status">{t('notOffered')}</p>
  const there = chosen[line] ?? []
  const go = (to: string) => {
    setPlace(placeOf(to))
    setIndex(0)
  }
  const toggle = ({ address, name }: Address) => {
    const key = addressKey(address)
    const isIn = there.some((each) => addressKey(each) === key)
    onChosenChange(
      line,
      isIn
        ? there.filter((each) => addressKey(each) !== key)
        : uniqueAddresses([...there, { address, name }]),
    )
  }
  const list = ({ lines: people, total, error, refresh }: PeopleAnswer) => (
    <>
      {!people && (
        <NoPageYet
          error={error}
          labels={{ loading: t('loadingPeople'), retry: t('retry') }}
          onRetry={refresh}
        />
      )}
      {people && total === 0 && (
        <p className={styles.empty} role="status">
          {t(text.trim() === '' ? 'emptyHere' : 'nobodyFits')}
        </p>
      )}
      {people && people.length > 0 && (
        <ul className={styles.people} aria-label={t('toolbar')}>
          {people.map((person) => (
            <PickerRow
              key={person.id}
              {...{ lines, chosen, line, person }}
              onToggle={() => toggle(addressOf(person))}
            />
          ))}
        </ul>
      )}
      {total !== undefined && (
        <PageSteps
          labels={{
            previous: t('previousPage'),
            next: t('nextPage'),
            position: (shown) => t('position', shown),
          }}
          index={index}
          pageSize={pageSize}
          total={total}
          onIndex={setIndex}
        />
      )}
    </>
  )
  return (
    <div className={styles.picker}>
      <div className={styles.columns}>
        <Tree
          className={styles.tree}
          label={t('places')}
          nodes={nodes}
          selectedId={placeId(place)}
          expanded={expanded}
          onExpandedChange={setExpanded}
          onSelect={go}
        />
        <div className={styles.middle}>
          {lines.length > 1 && (
            <SegmentedControl
              label={t('addTo')}
              segments={lines.map(({ value, label }) => ({ value, label }))}
              value={line}
              onValueChange={setLine}
            />
          )}
          <Select
            className={styles.select}
            aria-label={t('places')}
            options={placeOptions(nodes)}
            value={placeId(place)}
            onValueChange={go}
          />
          <TextInput
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            leading={<SearchIcon />}
            value={text}
            maxLength={100}
            onChange={(event) => {
              setText(event.target.value)
              setIndex(0)
            }}
          />
          <PeopleLines {...{ t, place, text }} offset={index * pageSize} limit={pageSize}>
            {list}
          </PeopleLines>
          <AddAll
            {...{ t, place, groups }}
            onAdd={(people) => onChosenChange(line, uniqueAddresses([...there, ...people]))}
          />
        </div>
        {showChosen && <ChosenList {...{ t, lines, chosen, onChosenChange }} />}
      </div>
    </div>
  )
}

/** Colleagues first, where they may be looked through. */
function firstPlace(hasDirectory: boolean, hasBook: boolean): ContactPlace {
  if (hasDirectory) return { book: 'organisation' }
  return hasBook ? { book: 'personal' } : { book: 'personal', part: 'recent' }
}

/** What is picked of somebody. */
const addressOf = (person: PersonLine): Address => ({
  address: person.address,
  name: person.isList ? shownName(person) : person.name,
})
