import type * as v from 'valibot'
import type { settingsTable } from './settingsTable'

type Table = typeof settingsTable

/** Name of a setting. */
export type SettingName = keyof Table

/** All settings, checked. Names and meanings: `settingsTable`. */
export type Settings = { readonly [Name in SettingName]: v.InferOutput<Table[Name]['schema']> }
