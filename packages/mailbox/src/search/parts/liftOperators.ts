import { formatSearch, parseSearch, type SearchContext } from '@mailroom/core'
import type { SearchDraft } from '../SearchBox'

/** Operators that are finished, since a blank follows them, become chips; what is being typed stays. */
export function liftOperators({ chips, text }: SearchDraft, context: SearchContext): SearchDraft | undefined {
  if (!/[\p{L}][:：]\s*\S.*\s$/u.test(text)) return undefined
  const { text: words, without, ...conditions } = parseSearch(text, context)
  if (Object.keys(conditions).length === 0) return undefined
  const rest = formatSearch({ text: words, without })
  return {
    chips: formatSearch(parseSearch(`${chips} ${formatSearch(conditions)}`, context)),
    text: rest === '' ? '' : `${rest} `,
  }
}
