/** Rows, or ids, of one statement: engines bound its parameters. */
export const portion = 500

/** A list in parts that fit into one statement each; none of nothing. */
export function* portionsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += portion) yield items.slice(start, start + portion)
}
