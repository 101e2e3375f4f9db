import type { Folder } from '../mail/Folder'
import type { FolderId } from '../mail/ids'
import type { SearchOperator } from './operators'
import { maxSearchQueryLength } from './SavedSearch'
import type { SearchConditions } from './SearchConditions'
import { readDate } from './searchDates'
import { type SearchTerm, searchTerms } from './searchTerms'
import { ageOf, bytesOf, contentOf, placeOf, sizeOf, stateOf } from './searchValues'

/** What the words of a search may refer to. */
export interface SearchContext {
  /** ms since 1970; decides what today is. */
  readonly now: number
  /** For `in:`; a name that is not among them stands for itself. */
  readonly folders: readonly Pick<Folder, 'id' | 'name' | 'role'>[]
}

type Fields = { -readonly [Field in keyof SearchConditions]: SearchConditions[Field] }

/**
 * What was typed into the search box, as conditions: `from:`, `to:`, `cc:`, `with:`, `subject:`, `body:`, `filename:`,
 * `has:attachment`, `in:`, `is:`, `tag:`, `before:`, `after:`, `on:`, `newer:`, `larger:`, `smaller:`, `size:`, phrases in
 * quotation marks and `-word`, in English and Chinese. Never fails: what makes no sense is looked for as a word.
 *
 * @source ML-27
 */
export function parseSearch(query: string, context: SearchContext): SearchConditions {
  const fields: Fields = {}
  for (const each of searchTerms(query.slice(0, maxSearchQueryLength))) {
    const change =
      each.operator && each.value !== '' ? meaning(each, each.operator, context, fields) : undefined
    if (change) Object.assign(fields, change)
    else if (each.operator === undefined || each.value !== '') addWord(fields, each, query)
  }
  return fields
}

const textFields = {
  from: 'sender',
  to: 'recipient',
  cc: 'copied',
  with: 'correspondent',
  subject: 'subject',
  body: 'content',
  filename: 'attachment',
} as const satisfies Partial<Record<SearchOperator, keyof SearchConditions>>

/** What an operator adds; undefined when its value makes no sense. */
function meaning(
  each: SearchTerm,
  operator: SearchOperator,
  { now, folders }: SearchContext,
  before: SearchConditions,
): SearchConditions | undefined {
  const { value } = each
  switch (operator) {
    case 'has':
      return contentOf(value)
    case 'is':
      return stateOf(value)
    case 'tag':
      return { tags: [...new Set([...(before.tags ?? []), value])] }
    case 'in':
      return placeOf(value) === 'anywhere' ? { isEverywhere: true } : { folder: folderOf(value, folders) }
    case 'newer':
      return given('age', ageOf(value))
    case 'size':
      return given('size', sizeOf(value))
    case 'larger':
      return given('minBytes', bytesOf(value))
    case 'smaller':
      return given('maxBytes', bytesOf(value))
    case 'before':
      return given('receivedBefore', readDate(value, now)?.from)
    case 'after':
      return given('receivedFrom', readDate(value, now)?.from)
    case 'on': {
      const span = readDate(value, now)
      return span && { receivedFrom: span.from, receivedBefore: span.before }
    }
    default: {
      const field = textFields[operator]
      return { [field]: joined(before[field], written(each)) }
    }
  }
}

const given = <Field extends keyof SearchConditions>(
  field: Field,
  value: SearchConditions[Field] | undefined,
): SearchConditions | undefined => (value === undefined ? undefined : { [field]: value })

function addWord(fields: Fields, each: SearchTerm, query: string): void {
  // With its operator, when that made no sense.
  const text = each.operator ? query.slice(each.start, each.end) : written(each)
  if (text === '') return
  if (each.isExcluded) fields.without = joined(fields.without, text)
  else fields.text = joined(fields.text, text)
}

const joined = (before: string | undefined, word: string): string => (before ? `${before} ${word}` : word)

/** Phrases of several words stay in quotation marks. */
const written = ({ value, isPhrase }: SearchTerm): string =>
  isPhrase && /\s/.test(value) ? `"${value}"` : value

/** By its full name, its role's name in any language, or the last level of its name. */
function folderOf(name: string, folders: SearchContext['folders']): FolderId {
  const role = placeOf(name)
  const lower = name.toLowerCase()
  const found =
    folders.find(({ id }) => id === name) ??
    folders.find((folder) => role !== undefined && folder.role === role) ??
    folders.find((folder) => folder.id.toLowerCase() === lower || folder.name.toLowerCase() === lower)
  return found?.id ?? name
}
