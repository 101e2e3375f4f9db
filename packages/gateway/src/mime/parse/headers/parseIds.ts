import { MAX_PHRASE_CHARS, MAX_REFERENCES } from '../limits'
import { cleanPhrase } from './cleanPhrase'

/**
 * The message ids in a Message-ID, In-Reply-To or References header, without their angle brackets.
 *
 * @returns at most MAX_REFERENCES: the first one and the newest
 * @source RFC 5322 3.6.4
 */
export function parseIds(text: string): string[] {
  const bracketed = [...text.matchAll(/<([^<>]{1,998})>/g)].map((match) => match[1]!)
  const ids = bracketed.length > 0 ? bracketed : text.split(/[\s,]+/).filter((word) => word.includes('@'))
  const clean = ids.map((id) => cleanPhrase(id, MAX_PHRASE_CHARS).replace(/\s+/g, '')).filter(Boolean)
  const unique = [...new Set(clean)]
  return unique.length <= MAX_REFERENCES ? unique : [unique[0]!, ...unique.slice(1 - MAX_REFERENCES)]
}
