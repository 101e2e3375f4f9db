import { pageLabels } from '@mailroom/react'
import { Pagination } from '@mailroom/ui'
import { useEffect, useState } from 'react'
import { usePeopleActs } from '../acts/usePeopleActs'
import { PersonPane } from '../person/PersonPane'
import type { PlaceKind } from '../places/ContactPlace'
import { PeopleFace } from './PeopleFace'
import type { PeopleAnswer } from './PeopleLines'
import { peopleFace } from './peopleFaceRule'
import * as styles from './PeoplePage.css'
import { PeopleTable } from './PeopleTable'
import { PeopleToolbar } from './PeopleToolbar'
import type { PeopleViewProps } from './PeopleView'

export interface PeoplePageProps extends PeopleViewProps {
  kind: PlaceKind
  answer: PeopleAnswer
  text: string
  onTextChange: (text: string) => void
  /** From 1. */
  number: number
  pageSize: number
  onNumberChange: (number: number) => void
}

/** A page of people: what can be done, the people, and whoever of them is looked at. */
export function PeoplePage(props: PeoplePageProps) {
  const { t, kind, title, answer, groups, text, number, pageSize, onNumberChange, onGo, onWrite, ask } = props
  const { total, refresh } = answer
  const face = peopleFace(answer)
  const lines = face.kind === 'content' ? (answer.lines ?? []) : []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = lines.filter(({ id }) => chosen.has(id))
  const [openId, setOpenId] = useState<string>()
  const open = lines.find(({ id }) => id === openId)
  const acts = usePeopleActs({ t, kind, groups, onWrite, ask })
  const lastNumber = total === undefined ? number : Math.max(1, Math.ceil(total / pageSize))
  // What stood on the last page has gone.
  useEffect(() => {
    if (lastNumber < number) onNumberChange(lastNumber)
  }, [lastNumber, number, onNumberChange])
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <PeopleToolbar
          {...{ t, kind, lines, selected, text, ask }}
          acts={acts.of(selected)}
          onSelect={setChosen}
          onTextChange={(next) => {
            setChosen(new Set())
            props.onTextChange(next)
          }}
          onRefresh={refresh}
        />
        <div className={styles.body}>
          <PeopleFace
            {...{ t, face, kind, text, ask }}
            onAll={() => onGo({ book: kind.kind === 'colleagues' ? 'organisation' : 'personal' })}
            onClear={() => props.onTextChange('')}
            onRetry={refresh}
          />
          {lines.length > 0 && (
            <PeopleTable
              {...{ t, kind, lines, acts, chosen, openId }}
              label={title}
              onChosenChange={setChosen}
              onOpen={({ id }) => setOpenId(id)}
            />
          )}
        </div>
        {total !== undefined && total > pageSize && (
          <div className={styles.foot}>
            <Pagination
              page={number}
              pageSize={pageSize}
              total={total}
              labels={pageLabels(t)}
              onPageChange={(next) => {
                setChosen(new Set())
                onNumberChange(next)
              }}
            />
          </div>
        )}
      </div>
      {open && (
        <PersonPane
          {...{ t, groups, onWrite, ask }}
          line={open}
          acts={acts}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  )
}
