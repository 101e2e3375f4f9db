import type { Executor } from '../../../database/Database'
import { chunks } from '../change/selectMails'
import { readDetails } from '../read/StoredDetails'
import { searchPhrases, searchTokens } from './searchTokens'

const idsPerQuestion = 500

/**
 * Those of some mails that have all of the words among their Cc. The index knows recipients of all kinds together, so
 * what it has found is looked at more closely.
 *
 * @param ids in the order of the answer
 */
export async function onlyCopied(
  executor: Executor,
  ids: readonly number[],
  words: string,
): Promise<number[]> {
  const phrases = searchPhrases(words)
  const found = new Set<number>()
  for (const group of chunks(ids, idsPerQuestion)) {
    const rows = await executor
      .selectFrom('message_texts')
      .select(['message_id', 'details'])
      .where('message_id', 'in', group)
      .execute()
    for (const { message_id, details } of rows) {
      const people = readDetails(details).cc.map(({ name, address }) => `${name} ${address}`)
      const tokens = ` ${searchTokens(people.join(' ')).join(' ')} `
      const stands = phrases.every(({ tokens: wanted, isOpen }) =>
        tokens.includes(` ${wanted.join(' ')}${isOpen ? '' : ' '}`),
      )
      if (stands) found.add(message_id)
    }
  }
  return ids.filter((id) => found.has(id))
}
