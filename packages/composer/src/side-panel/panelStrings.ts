import { defineStrings } from '@mailroom/react'

/** The words of the side panel; they come with it. */
export const panelStrings = defineStrings('composer-panel', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
