import { defineStrings } from '@mailroom/react'

/** The words of the palette and of the overview of keys. */
export const paletteStrings = defineStrings('host-palette', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
