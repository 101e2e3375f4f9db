import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the palette and of the overview of keys. */
export const paletteStrings = defineStrings('host-palette', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the palette. */
export type SayPalette = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
