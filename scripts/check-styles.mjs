// Lists every rule of our built style sheets that could match outside Mailroom.
// Run after a build: `node scripts/check-styles.mjs`; exit code 1 when there is one.
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * A class as vanilla-extract writes it in a release: letters and at least one digit, no words; or, where chance has made it of
 * letters alone, the same three times and more, as our sheets have each class and nobody else’s do.
 */
const ownClass = /\.(?=[\w-]*\d)_?[a-z0-9]{5,14}(?![\w-])|(\._?[a-z0-9]{5,14})\1{2,}(?![\w-])/

/** A name of keyframes that cannot meet one of the page's. */
const ownName = /^(?=\w*\d)_?[a-z0-9]{5,14}$/

/**
 * The selectors in a style sheet that reach outside our own classes.
 *
 * @param {string} css a built sheet
 * @returns {string[]} offending selectors and at-rules, as written
 */
export function selectorsOutside(css) {
  const found = []
  walk(css.replace(/\/\*[\s\S]*?\*\//g, ''), found)
  return found
}

function walk(css, found) {
  for (const { head, body } of blocks(css)) {
    if (/^@(media|container|supports|layer|starting-style)\b/.test(head)) walk(body ?? '', found)
    else if (/^@(-webkit-)?keyframes\b/.test(head)) {
      if (!ownName.test(head.replace(/^@[\w-]+\s+/, ''))) found.push(head)
    } else if (head.startsWith('@charset')) continue
    else if (head.startsWith('@')) found.push(head)
    else found.push(...splitTop(head, ',').filter((selector) => !staysInside(selector)))
  }
}

/** Top-level rules: what stands before the brace, and what is in it. */
function blocks(css) {
  const list = []
  let start = 0
  let depth = 0
  let open = 0
  for (let index = 0; index < css.length; index += 1) {
    const char = css[index]
    if (char === '"' || char === "'") index = endOfString(css, index)
    else if (char === '{') {
      if (depth === 0) open = index
      depth += 1
    } else if (char === '}') {
      depth -= 1
      if (depth === 0) {
        list.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) })
        start = index + 1
      }
    } else if (char === ';' && depth === 0) {
      list.push({ head: css.slice(start, index).trim() })
      start = index + 1
    }
  }
  return list
}

/**
 * Whether a selector can only match our own elements: its subject or an ancestor carries one of our classes, and no
 * step from there leads to a brother that has none.
 */
function staysInside(selector) {
  const bare = withoutParentheses(selector.trim())
  const steps = bare.split(/\s*([>+~])\s*|\s+/).filter(Boolean)
  let inside = false
  let combinator = ' '
  for (const step of steps) {
    if (/^[>+~]$/.test(step)) {
      combinator = step
      continue
    }
    if (ownClass.test(step)) inside = true
    else if (combinator === '+' || combinator === '~') inside = false
    combinator = ' '
  }
  return inside
}

/** Arguments of `:not()`, `:is()`, `:where()` and `:has()` promise nothing about the element itself. */
function withoutParentheses(selector) {
  let depth = 0
  let text = ''
  for (let index = 0; index < selector.length; index += 1) {
    const char = selector[index]
    if (char === '"' || char === "'") index = endOfString(selector, index)
    else if (char === '(' || char === '[') depth += 1
    else if (char === ')' || char === ']') depth -= 1
    else if (depth === 0) text += char
  }
  return text
}

function splitTop(text, separator) {
  const parts = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]
    if (char === '"' || char === "'") index = endOfString(text, index)
    else if (char === '(' || char === '[') depth += 1
    else if (char === ')' || char === ']') depth -= 1
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, index).trim())
      start = index + 1
    }
  }
  return [...parts, text.slice(start).trim()].filter(Boolean)
}

function endOfString(text, start) {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1
    else if (text[index] === text[start]) return index
  }
  return text.length
}

async function main() {
  const packages = new URL('../packages/', import.meta.url)
  let sheets = 0
  let faults = 0
  for (const name of await readdir(packages)) {
    const css = await readFile(new URL(`${name}/dist/index.css`, packages), 'utf8').catch(() => undefined)
    if (css === undefined) continue
    sheets += 1
    for (const selector of selectorsOutside(css)) {
      faults += 1
      console.error(`packages/${name}/dist/index.css reaches outside Mailroom: ${selector}`)
    }
  }
  console.log(`check-styles: ${sheets} sheets, ${faults} selectors outside`)
  // No sheet at all means that nothing was built, which must not look like a success.
  process.exitCode = faults > 0 || sheets === 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
