/** Lines in a row of the same quote depth. */
export interface QuoteBlock {
  /** 0 for the writer's own words. */
  readonly depth: number
  /** Without the quote marks, lines joined by newlines. */
  readonly text: string
}

/** Deeper quotes look like this one. */
export const MAX_QUOTE_DEPTH = 5

/** Marks of one line, with or without a blank after each: "> > text", ">>text". */
const quoteMarks = /^(?:>[ \t]?)+/

/** Splits plain text by the depth of its quotes, in the order of the text. */
export function quoteBlocks(text: string): readonly QuoteBlock[] {
  const blocks: { depth: number; lines: string[] }[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    // A line like ">From" at depth one is a quote as well; nothing tells them apart.
    const marks = quoteMarks.exec(line)?.[0] ?? ''
    const depth = Math.min(marks.split('>').length - 1, MAX_QUOTE_DEPTH)
    const last = blocks.at(-1)
    const rest = line.slice(marks.length)
    if (last?.depth === depth) last.lines.push(rest)
    else blocks.push({ depth, lines: [rest] })
  }
  return blocks.map(({ depth, lines }) => ({ depth, text: lines.join('\n') }))
}
