import type { AnswerOf, Contract } from '@mailroom/api'
import type { Suggestion } from '@mailroom/core'

/** Somebody whom the user may mean. */
export const fromWireSuggestion = (person: AnswerOf<Contract['suggest']>['results'][number]): Suggestion => ({
  address: person.username,
  name: person.fullname,
  department: person.dname,
})
