import {
  formatSearch,
  offeredValues,
  operatorName,
  searchOperators,
  type Folder,
  type Locale,
  type SavedSearch,
  type SearchSlot,
  type Suggestion,
  type Tag,
} from '@mailroom/core'
import type { SaySearch } from '../searchStrings'

/** A line under the search box. */
export type SearchOffer =
  /** Looks for it at once. */
  | { readonly kind: 'search'; readonly id: string; readonly label: string; readonly query: string }
  /** Takes the place of what is being typed. */
  | {
      readonly kind: 'fill'
      readonly id: string
      readonly label: string
      readonly text: string
      readonly hint?: string
    }
  | { readonly kind: 'advanced'; readonly id: string; readonly label: string }

/** Lines that belong together. */
export interface OfferGroup {
  readonly id: string
  readonly title?: string
  readonly offers: readonly SearchOffer[]
}

/** What is known when lines are made. */
export interface OfferParts {
  readonly t: SaySearch
  readonly locale: Locale
  readonly slot: SearchSlot
  /** What stands in the box. */
  readonly text: string
  readonly folders: readonly Folder[]
  /** Folders that fit what is typed after `in:`, where `folders` are not all. */
  readonly found?: readonly Folder[]
  readonly nameOf: (folder: Folder) => string
  readonly tags: readonly Tag[]
  readonly people: readonly Suggestion[]
  readonly saved: readonly SavedSearch[]
  readonly used: readonly SavedSearch[]
}

const maxCompletions = 6

/** What is offered under the box: ways to look for what was typed, completions, and searches to come back to. @source SH-06, ML-27 */
export function searchOffers(parts: OfferParts): readonly OfferGroup[] {
  const { t, text } = parts
  const words = text.trim()
  const groups: OfferGroup[] = [
    { id: 'complete', title: t('offerComplete'), offers: completions(parts) },
    { id: 'scopes', offers: words === '' || parts.slot.operator ? [] : scopes(t, words) },
    { id: 'saved', title: t('offerSaved'), offers: words === '' ? parts.saved.map(again) : [] },
    { id: 'used', title: t('offerUsed'), offers: words === '' ? parts.used.map(again) : [] },
    { id: 'advanced', offers: [{ kind: 'advanced', id: 'advanced', label: t('advanced') }] },
  ]
  return groups.filter(({ offers }) => offers.length > 0)
}

/** Keyword, subject, attachment. */
function scopes(t: SaySearch, words: string): SearchOffer[] {
  const scope = (id: string, label: string, query: string): SearchOffer => ({
    kind: 'search',
    id,
    label,
    query,
  })
  return [
    scope('scope-keyword', t('scopeKeyword', { words }), words),
    scope('scope-subject', t('scopeSubject', { words }), formatSearch({ subject: words })),
    scope('scope-attachment', t('scopeAttachment', { words }), formatSearch({ attachment: words })),
  ]
}

const again = ({ id, name, query }: SavedSearch): SearchOffer => ({
  kind: 'search',
  id,
  label: name ?? query,
  query,
})

function completions(parts: OfferParts): SearchOffer[] {
  const { slot, locale } = parts
  const typed = slot.typed.toLowerCase()
  const fits = (word: string) => word.toLowerCase().includes(typed)
  if (slot.operator === undefined) return typed === '' ? [] : operators(parts)
  const name = `${operatorName(slot.operator, locale)}:`
  return values(parts, fits)
    .slice(0, maxCompletions)
    .map(([value, label]) => ({
      kind: 'fill',
      id: `fill-${value}`,
      label,
      text: `${name}${/\s/.test(value) ? `"${value}"` : value} `,
    }))
}

/** Names of operators that begin as what was typed. */
function operators({ t, locale, slot }: OfferParts): SearchOffer[] {
  const typed = slot.typed.toLowerCase()
  return searchOperators
    .filter((operator) => operatorName(operator, locale).startsWith(typed) || operator.startsWith(typed))
    .slice(0, maxCompletions)
    .map((operator) => {
      const name = `${operatorName(operator, locale)}:`
      return {
        kind: 'fill',
        id: `operator-${operator}`,
        label: name,
        text: name,
        hint: t(`operator_${operator}`),
      }
    })
}

/** What may stand behind the operator that is being typed: the value, and how it reads. */
function values(
  { slot, locale, folders, found, nameOf, tags, people }: OfferParts,
  fits: (word: string) => boolean,
): (readonly [value: string, label: string])[] {
  switch (slot.operator) {
    case 'from':
    case 'to':
    case 'cc':
    case 'with':
      return people.map(({ address, name }) => [address, name ? `${name} <${address}>` : address])
    case 'in':
      return [
        ...folders
          .filter(({ role }) => !found || role)
          .map((folder) => [folder.role ?? folder.id, folder.role ? nameOf(folder) : folder.id] as const)
          .filter(([value, label]) => fits(value) || fits(label)),
        ...(found ?? []).flatMap(({ role, id }) => (role ? [] : [[id, id] as const])),
      ]
    case 'tag':
      return tags.filter(({ name }) => fits(name)).map(({ name }) => [name, name])
    case 'is':
    case 'has':
      return offeredValues(slot.operator, locale)
        .filter(fits)
        .map((value) => [value, value])
    default:
      return []
  }
}
