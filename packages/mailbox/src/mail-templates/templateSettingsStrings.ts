import { defineStrings } from '@mailroom/react'

/** The words of the templates on their page of settings. */
export const templateSettingsStrings = defineStrings('mailbox-templates', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
