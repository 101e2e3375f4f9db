/** Elements that stand on lines of their own. */
const blocks = new Set(
  'ADDRESS ARTICLE BLOCKQUOTE CENTER DD DIV DL DT FIELDSET FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
)

const cells = new Set(['TD', 'TH'])

/**
 * What a reader sees of an element, line by line: a line for each block, a space between the cells of a table. It reads
 * the elements and nothing of their styles, so a long mail takes milliseconds.
 */
export function linesOf(root: Element): readonly string[] {
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    lines.push(line.trim())
    line = ''
  }
  const endBlock = () => {
    if (line.trim() !== '') endLine()
    line = ''
  }
  const enter = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const pieces = isKept(node) ? (node.nodeValue ?? '').split('\n') : [oneSpace(node.nodeValue ?? '')]
      pieces.forEach((piece, index) => {
        if (index > 0) endLine()
        line += piece
      })
    } else if (node.nodeName === 'BR') endLine()
    else if (blocks.has(node.nodeName)) endBlock()
  }
  const leave = (node: Node) => {
    if (blocks.has(node.nodeName)) endBlock()
    else if (cells.has(node.nodeName)) line += ' '
  }
  // Without calls within calls: a hostile mail is nested deeper than those may be.
  let node: Node | null = root
  while (node !== null) {
    enter(node)
    if (node.firstChild !== null && node.nodeName !== 'STYLE') {
      node = node.firstChild
      continue
    }
    while (node !== null && node !== root && node.nextSibling === null) {
      leave(node)
      node = node.parentNode
    }
    if (node === null || node === root) break
    leave(node)
    node = node.nextSibling
  }
  endBlock()
  return lines
}

const oneSpace = (text: string) => text.replace(/[ \t\r\n\f]+/g, ' ')

/** Its spaces and line ends are meant. */
const isKept = (text: Node) => text.parentElement?.closest('pre') != null
