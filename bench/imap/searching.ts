import { figure, median, type Figure } from '../Figure'
import type { HttpPerson } from '../http/HttpPerson'
import type { PlantedWords } from '../writeMaildir'
import type { BareClient } from './BareClient'

/** Words that are searched for; the server takes ten seconds to read 20,000 mails for each. */
const words = 3

/** Searching for words that stand in few mails, to the page of those found. */
export async function searchingFigures(
  alice: HttpPerson,
  bare: BareClient,
  { subjects, bodies }: PlantedWords,
): Promise<Figure[]> {
  const inSubject = await searched(
    subjects,
    (subject) => alice.list({ limit: 20, subject }),
    (subject) => bare.search({ subject }),
  )
  const inBody = await searched(
    bodies,
    (content) => alice.list({ limit: 20, content }),
    (body) => bare.search({ body }),
  )
  const everywhere = await searched(
    bodies,
    (content) => alice.search({ content }),
    (body) => bare.search({ body }),
  )
  return [
    figure({ name: 'search in subjects', ...inSubject, unit: 'ms', floorOf: 'bare SEARCH', maxTimes: 0.5 }),
    figure({ name: 'search in texts', ...inBody, unit: 'ms', floorOf: 'bare SEARCH', maxTimes: 0.05 }),
    figure({
      name: 'search in texts of all folders',
      ...everywhere,
      unit: 'ms',
      floorOf: 'bare SEARCH of the inbox',
      maxTimes: 0.05,
    }),
  ]
}

async function searched(
  terms: readonly string[],
  ask: (term: string) => Promise<{ ms: number; rows: readonly unknown[] }>,
  askBare: (term: string) => Promise<readonly number[]>,
): Promise<{ value: number; floor: number }> {
  const here: number[] = []
  const there: number[] = []
  for (const term of terms.slice(0, words)) {
    const { ms, rows } = await ask(term)
    here.push(ms)
    const began = performance.now()
    const found = await askBare(term)
    there.push(performance.now() - began)
    if (Math.min(found.length, 20) !== rows.length)
      throw new Error(
        `The server finds "${term}" in ${found.length} mails, the gateway has ${rows.length} on its page.`,
      )
  }
  return { value: median(here), floor: median(there) }
}
