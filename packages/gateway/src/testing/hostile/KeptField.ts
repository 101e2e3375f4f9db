import { randomUUID } from 'node:crypto'
import type { CallName } from '@mailroom/api'
import type { TestCall } from '../TestBrowser'

/** Where a text that was taken is shown again: calls with what they are asked. */
export type Shown = readonly (readonly [CallName, TestCall?])[]

/**
 * What of a text is there afterwards. `exact`: all of it, but for what no text can hold (NUL, halves of pairs). `line`: but for controls, and
 * for how wide its blanks are. `header`: as a line in the head of a mail or an event, which leaves out what
 * nobody sees, and what of a name is longer than a person’s. `file`: its letters and digits, as a file name may have no other sign for
 * certain. `cut`: its beginning. `within`: as a
 * part of a longer text. `anyCase`: as a line, in small letters. `unshown`: it is used and never shown.
 */
export type KeptAs = 'exact' | 'line' | 'header' | 'file' | 'cut' | 'within' | 'anyCase' | 'unshown'

/** A field whose text is kept. */
export interface KeptField {
  /** A request that is right but for this field, in which any text stands. Made anew for each. */
  readonly input: () => TestCall | Promise<TestCall>
  readonly shown: Shown | (() => Promise<Shown>)
  /** @default 'exact' */
  readonly as?: KeptAs
  /** A refusal is said at this name instead. */
  readonly saidAt?: string
}

/** Fields as `<call> <place>.<way>`. */
export type KeptFields = Readonly<Record<string, KeptField>>

/** The first page of a list. */
export const page = { page: '1', page_size: '100' }

/** A name that nothing has. */
export const unique = () => `n${randomUUID().slice(0, 12)}`

/** Of a thing that is changed, and not made anew. */
export const standing = 'For names'

/** Whether one of the texts that are shown is what has to be there of a given one. */
export function isShown(text: string, shown: ReadonlySet<string>, as: KeptAs = 'exact'): boolean {
  if (as === 'unshown' || shown.has(text)) return true
  const wanted = formOf(text, as)
  // What nothing remains of needs no place.
  if (wanted === '') return true
  return [...shown].some((one) => {
    const found = formOf(one, as)
    if (as === 'cut' || as === 'header')
      return found === wanted || (found.length >= 60 && wanted.startsWith(found))
    return as === 'within' || as === 'file' ? found.includes(wanted) : found === wanted
  })
}

function formOf(text: string, as: KeptAs): string {
  const whole = text.toWellFormed().replaceAll(/[\0\uFFFD]/g, '')
  if (as === 'exact') return whole.replaceAll('\r\n', '\n').trim()
  if (as === 'cut') return whole.trim()
  // Of a path only its end is a name.
  const name = whole.split(/[/\\]/).at(-1) ?? ''
  if (as === 'file') return [...name.matchAll(/[\p{L}\p{N}]/gu)].join('').slice(0, 50)
  const line = whole.replaceAll(/[\s\p{Cc}\uFEFF]+/gu, '')
  if (as === 'anyCase') return line.toLowerCase()
  return as === 'header' ? line.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '') : line
}
