import type { AnswerOf, Contract } from '@mailroom/api'
import type { PersonCard, SenderStanding, Suggestion } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireLook } from './look'

/** Somebody whom the user may mean. */
export const fromWireSuggestion = (person: AnswerOf<Contract['suggest']>['results'][number]): Suggestion => ({
  address: person.username,
  name: person.fullname,
  department: person.dname,
})

const standings = { white: 'welcome', black: 'refused' } as const satisfies Record<string, SenderStanding>

/** What is known of somebody. */
export const fromWirePerson = (
  person: AnswerOf<Contract['person']>,
  client: Pick<HttpClient, 'at'>,
): PersonCard => ({
  ...fromWireLook(person, client),
  department: person.department,
  isContact: person.is_pab,
  ...(person.fullname !== null && { contactName: person.fullname }),
  isSelf: person.is_self,
  ...(person.list !== null && { standing: standings[person.list] }),
  isSorted: person.is_sorted,
})

/** `white` for who is always welcome, `black` for who is refused. */
export function toWireList(standing: SenderStanding | null): 'white' | 'black' | 'none' {
  if (standing === null) return 'none'
  return standing === 'welcome' ? 'white' : 'black'
}
