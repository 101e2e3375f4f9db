import { defineStrings } from '@mailroom/react'

/** The words of the ways to write. */
export const modeStrings = defineStrings('composer-modes', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
