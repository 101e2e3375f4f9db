import type { AnswerOf, Contract } from '@mailroom/api'
import type { Settings } from '@mailroom/core'

/** What the user has chosen. */
export const fromWireSettings = (answer: AnswerOf<Contract['settings']>): Settings => ({
  pageSize: answer.page_limit,
  ...(answer.lang !== null && { locale: answer.lang }),
  skin: answer.skin_name,
  colorScheme: answer.color_scheme,
})
