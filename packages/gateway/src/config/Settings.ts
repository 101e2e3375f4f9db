import type * as z from 'zod'
import type { settingsTable } from './settingsTable'

type Table = typeof settingsTable

/** Name of a setting. */
export type SettingName = keyof Table

/** All settings, checked. Names and meanings: `settingsTable`. */
export type Settings = { readonly [Name in SettingName]: z.output<Table[Name]['schema']> }
