/**
 * Joins the soft line breaks of `format=flowed`: a line that ends in a blank goes on in the next one of the same
 * quote depth.
 *
 * @param isDelSp the blank at the end was added by the sender and goes (for Chinese and other scripts without blanks)
 * @source RFC 3676 4
 */
export function unflow(text: string, isDelSp: boolean): string {
  const out: string[] = []
  let isOpen = false
  let openDepth = 0
  for (const line of text.split('\n')) {
    const depth = quoteDepth(line)
    const rest = line.slice(depth)
    const content = rest.startsWith(' ') ? rest.slice(1) : rest
    const isSignature = content === '-- '
    if (isOpen && depth === openDepth && !isSignature) out.push(content)
    else out.push(out.length > 0 ? '\n' : '', '>'.repeat(depth), depth > 0 ? ' ' : '', content)
    isOpen = content.endsWith(' ') && !isSignature
    openDepth = depth
    if (isOpen && isDelSp) out[out.length - 1] = content.slice(0, -1)
  }
  return out.join('')
}

function quoteDepth(line: string): number {
  let depth = 0
  while (line[depth] === '>') depth++
  return depth
}
