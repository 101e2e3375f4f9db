import { defineStrings } from '@mailroom/react'

/** The words around the address books; they come with them. */
export const peopleStrings = defineStrings('composer-people', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
