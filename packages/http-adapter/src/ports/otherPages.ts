/** Questions at the same time; a browser has six lines to a server, and others want one. */
const atOnce = 3

/**
 * What stands on the pages after the first one, in any order.
 *
 * @param ask   gives a page by where it begins
 * @param limit rows of a page
 * @param count how many there are on all
 */
export async function otherPages<Row>(
  ask: (offset: number) => Promise<readonly Row[]>,
  limit: number,
  count: number,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  let next = limit
  const askOn = async () => {
    while (next < count) {
      const offset = next
      next += limit
      rows.push(...(await ask(offset)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  return rows
}
