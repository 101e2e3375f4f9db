import { defineStrings } from '../i18n/defineStrings'

/** What is said after something was done about a person. They come with the first view of one. */
export const peopleStrings = defineStrings('people-actions', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
