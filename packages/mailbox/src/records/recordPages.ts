import type { RecordsPage } from '@mailroom/core'
import { partOf } from '@mailroom/ui'
import type { ComponentType } from 'react'

/** The pages of records in their order: the name in the address, the word for it, and its view, which comes with its own code. */
export const recordPages = [
  ['login', 'signIns', partOf(() => import('./sign-ins/SignInsPage'), 'SignInsPage')],
  ['send', 'sent', partOf(() => import('./sent/SentPage'), 'SentPage')],
] as const satisfies readonly (readonly [name: RecordsPage, word: string, view: ComponentType])[]
