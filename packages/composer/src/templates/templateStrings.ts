import { defineStrings } from '@mailroom/react'

/** The words of the templates; they come with the window that shows them. */
export const templateStrings = defineStrings('composer-templates', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
