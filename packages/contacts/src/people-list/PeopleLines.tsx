import { useContactPage, useGroups, usePeople, useRecentPeople } from '@mailroom/react'
import { useMemo, type ReactNode } from 'react'
import type { SayContacts } from '../contactsStrings'
import { placeKind, type ContactPlace, type PlaceKind } from '../places/ContactPlace'
import { contactLine, listLine, personLine, shownName, type PersonLine } from './PersonLine'

/** Of those one writes to, so many are shown. */
const maxRecent = 50

/** A page of people; undefined until it is there. */
export interface PeopleAnswer {
  readonly lines: readonly PersonLine[] | undefined
  readonly total: number | undefined
  readonly error: unknown
  readonly refresh: () => void
}

export interface PeopleLinesProps {
  t: SayContacts
  place: ContactPlace
  /** What is looked for; empty for everybody. */
  text: string
  offset: number
  limit: number
  children: (answer: PeopleAnswer) => ReactNode
}

type Colleagues = Extract<PlaceKind, { kind: 'colleagues' }>

type LinesProps = Omit<PeopleLinesProps, 'place'> & { kind: PlaceKind }

/** Asks for a page of the people of a place, wherever they come from. @source CT-01, CT-04 */
export function PeopleLines({ place, ...rest }: PeopleLinesProps) {
  const kind = placeKind(place)
  const Lines = linesOf[kind.kind]
  return <Lines {...rest} kind={kind} />
}

/** Where the lines of each kind of place come from. */
const linesOf = { contacts: ContactLines, colleagues: ColleagueLines, recent: RecentLines, lists: ListLines }

function ContactLines({ kind, text, offset, limit, children }: LinesProps) {
  const group = kind.kind === 'contacts' ? kind.group : undefined
  const { page, error, refresh } = useContactPage({
    ...{ text, offset, limit },
    ...(group !== undefined && { group }),
  })
  const lines = useMemo(() => page?.contacts.map(contactLine), [page])
  return children({ lines, total: page?.total, error, refresh: () => void refresh() })
}

function ColleagueLines({ kind, text, offset, limit, children }: LinesProps) {
  const { department, domain } = kind.kind === 'colleagues' ? kind : ({} as Partial<Colleagues>)
  const { page, error, refresh } = usePeople({
    ...{ book: 'organisation', text, offset, limit },
    ...(department !== undefined && { department }),
    ...(domain !== undefined && { domain }),
  })
  const lines = useMemo(() => page?.people.map(personLine), [page])
  return children({ lines, total: page?.total, error, refresh: () => void refresh() })
}

function RecentLines({ children, ...wanted }: LinesProps) {
  const { people, error, refresh } = useRecentPeople(maxRecent)
  const lines = useMemo(() => people?.map(personLine), [people])
  return children({ ...pageOf(lines, wanted), error, refresh: () => void refresh() })
}

function ListLines({ children, ...wanted }: LinesProps) {
  const { t } = wanted
  const { groups, isLoading, error, refresh } = useGroups(true)
  const lines = isLoading ? undefined : [...groups.values()].map((group) => listLine(t, group))
  return children({ ...pageOf(lines, wanted), error, refresh: () => void refresh() })
}

/** A page of lines that are all there. */
function pageOf(
  lines: PeopleAnswer['lines'],
  { text, offset, limit }: Pick<LinesProps, 'text' | 'offset' | 'limit'>,
) {
  const wanted = text.trim().toLowerCase()
  const fitting = lines?.filter((line) =>
    `${shownName(line)}\n${line.address}`.toLowerCase().includes(wanted),
  )
  return { lines: fitting?.slice(offset, offset + limit), total: fitting?.length }
}
