import type { View } from '../clean/View'

/**
 * Makes the rules of a sheet reach only what lies in a scope: a mail's `p { ... }` must not change the words above it.
 * Rules that name a file (`@import`, `@font-face`) or a page are left out, they do nothing inside another mail.
 *
 * @param scope a simple selector, as `.quote`
 */
export function scopeStyleSheet(css: string, scope: string, view: View): string {
  const inert = view.document.implementation.createHTMLDocument('')
  const style = inert.head.appendChild(inert.createElement('style'))
  style.textContent = css
  return style.sheet === null ? '' : scopeRules(style.sheet.cssRules, scope, view)
}

const scopeRules = (rules: CSSRuleList, scope: string, view: View): string =>
  Array.from(rules, (rule) => scopeRule(rule, scope, view))
    .filter((text) => text !== '')
    .join('\n')
    // No text of a sheet may end its element.
    .replaceAll('<', '\\3c ')

function scopeRule(rule: CSSRule, scope: string, view: View): string {
  if (rule instanceof view.CSSStyleRule) {
    const selector = splitSelectors(rule.selectorText).map((each) => scopeSelector(each, scope))
    return rule.style.cssText === '' ? '' : `${selector.join(', ')} { ${rule.style.cssText} }`
  }
  if (rule instanceof view.CSSMediaRule || rule instanceof view.CSSSupportsRule) {
    const name = rule instanceof view.CSSMediaRule ? 'media' : 'supports'
    const inner = scopeRules(rule.cssRules, scope, view)
    return inner === '' ? '' : `@${name} ${rule.conditionText} {\n${inner}\n}`
  }
  return rule instanceof view.CSSKeyframesRule ? rule.cssText : ''
}

/** What a mail says of its page it says of the whole of itself. */
function scopeSelector(selector: string, scope: string): string {
  const ofPage = /^(?:html|:root|body)(?![-\w])(?:\s*>?\s*body(?![-\w]))?/i
  return ofPage.test(selector) ? selector.replace(ofPage, scope) : `${scope} ${selector}`
}

/** Splits a list of selectors at the commas that are not inside brackets or strings. */
function splitSelectors(list: string): string[] {
  const selectors: string[] = []
  let depth = 0
  let quote = ''
  let start = 0
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at]!
    if (sign === '\\') at += 1
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth === 0) {
      selectors.push(list.slice(start, at).trim())
      start = at + 1
    }
  }
  return [...selectors, list.slice(start).trim()]
}
