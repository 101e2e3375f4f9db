import { defineStrings } from '@mailroom/react'

/** Words of the settings that come with their page. */
export const settingsStrings = defineStrings('host-settings', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
