import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'
import { wordFiles } from './wordFiles'

/** The words of the host itself. */
export const hostStrings = defineStrings('host', wordFiles)

/** Says a sentence of the host. */
export type SayHost = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
