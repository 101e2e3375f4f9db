import { defineStrings } from '@mailroom/react'

/** The words of choosing a folder among many. */
export const folderChoiceStrings = defineStrings('mail-folder-choice', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
