import { defineStrings } from '@mailroom/react'

/** The words of the outbox; they come with the composer, since nobody may be reached when they are needed. */
export const outboxStrings = defineStrings('outbox', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
