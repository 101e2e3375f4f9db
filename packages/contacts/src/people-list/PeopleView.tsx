import type { ContactGroup } from '@mailroom/core'
import { useState } from 'react'
import type { Asked } from '../acts/Asked'
import type { SayContacts } from '../contactsStrings'
import { placeKind, type ContactPlace } from '../places/ContactPlace'
import { PeopleLines } from './PeopleLines'
import { PeoplePage } from './PeoplePage'

/** People of one page. */
const pageSize = 20

export interface PeopleViewProps {
  t: SayContacts
  place: ContactPlace
  title: string
  groups: readonly ContactGroup[]
  onGo: (to: ContactPlace) => void
  onWrite: ((to: readonly string[]) => void) | undefined
  ask: (asked: Asked) => void
}

/** The people of one place: looked through by a text, page by page. @source CT-01, CT-02 */
export function PeopleView(props: PeopleViewProps) {
  const { t, place } = props
  const [text, setText] = useState('')
  const [number, setNumber] = useState(1)
  return (
    <PeopleLines {...{ t, place, text }} offset={(number - 1) * pageSize} limit={pageSize}>
      {(answer) => (
        <PeoplePage
          {...props}
          {...{ answer, text, number, pageSize }}
          kind={placeKind(place)}
          onTextChange={(next) => {
            setText(next)
            setNumber(1)
          }}
          onNumberChange={setNumber}
        />
      )}
    </PeopleLines>
  )
}
