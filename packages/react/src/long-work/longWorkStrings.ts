import { defineStrings } from '../i18n/defineStrings'

/** What is said of long work on a folder. They come with the first. */
export const longWorkStrings = defineStrings('long-work', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
