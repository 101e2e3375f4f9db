import type { TestCall } from '../TestBrowser'
import { hostileValues } from './hostileValues'

type Random = () => number

/** One of a list, which is not empty. */
export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!

/**
 * A request like the one that is given, with something wrong in one to three places: a field replaced, left out or added, at
 * any depth of its body, in its query, in its path.
 *
 * @param names those that the document gives to the query, to the path and to the body
 */
export function changeInput(random: Random, input: TestCall, names: readonly string[]): TestCall {
  let changed = input
  for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1)
    changed = changeOnce(random, changed, names)
  return changed
}

function changeOnce(random: Random, input: TestCall, names: readonly string[]): TestCall {
  const places = (['path', 'query', 'body', 'body', 'body'] as const).filter(
    (place) => input[place] !== undefined,
  )
  if (places.length === 0)
    return { ...input, query: { [nameOf(random, names)]: asText(pick(random, hostileValues)) } }
  const place = pick(random, places)
  if (place === 'body') return { ...input, body: changeValue(random, input.body, names) }
  const fields = Object.keys(input[place]!)
  const isNew = place === 'query' && (fields.length === 0 || random() < 0.2)
  const name = isNew ? nameOf(random, names) : pick(random, fields)
  const text = asText(pick(random, hostileValues))
  return { ...input, [place]: { ...input[place], [name]: place === 'path' ? text.toWellFormed() : text } }
}

/** Goes down into it at random, and puts something else there. */
function changeValue(random: Random, value: unknown, names: readonly string[]): unknown {
  const isInner = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!isInner || random() < 0.1) return pick(random, hostileValues)
  if (Array.isArray(value)) {
    const at = Math.floor(random() * value.length)
    return value.map((item: unknown, index) => (index === at ? changeValue(random, item, names) : item))
  }
  const name = pick(random, Object.keys(value))
  const { [name]: old, ...others } = value as Record<string, unknown>
  const roll = random()
  if (roll < 0.1) return others
  if (roll < 0.2) return { ...value, [nameOf(random, names)]: pick(random, hostileValues) }
  return { ...others, [name]: changeValue(random, old, names) }
}

const nameOf = (random: Random, names: readonly string[]): string =>
  names.length === 0 || random() < 0.2
    ? pick(random, ['__proto__', 'constructor', 'x', ''])
    : pick(random, names)

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
