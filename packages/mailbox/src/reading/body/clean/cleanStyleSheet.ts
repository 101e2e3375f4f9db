import type { CleaningNotes } from './CleaningNotes'
import { cleanDeclarations } from './cleanDeclarations'

/**
 * Cleans the text of a `<style>` element. The browser's own parser reads it in a document that loads nothing, and
 * what comes out is written from its rules.
 *
 * Kept: style rules, `@media`, `@supports`, `@keyframes`. Gone: `@import`, `@font-face`, `@page` and the rest.
 *
 * @source security.md T11, T12, T26
 */
export function cleanStyleSheet(css: string, notes: CleaningNotes): string {
  // A constructed CSSStyleSheet would do as well, but speaks up on the console at every @import.
  const inert = document.implementation.createHTMLDocument('')
  const style = inert.head.appendChild(inert.createElement('style'))
  style.textContent = css
  return style.sheet === null ? '' : writeRules(style.sheet.cssRules, notes)
}

function writeRules(rules: CSSRuleList, notes: CleaningNotes): string {
  return Array.from(rules, (rule) => writeRule(rule, notes))
    .filter((text) => text !== '')
    .join('\n')
}

function writeRule(rule: CSSRule, notes: CleaningNotes): string {
  if (rule instanceof CSSStyleRule) return writeStyleRule(rule, notes)
  if (rule instanceof CSSMediaRule) return writeCondition('media', rule.conditionText, rule, notes)
  if (rule instanceof CSSSupportsRule) return writeCondition('supports', rule.conditionText, rule, notes)
  if (rule instanceof CSSKeyframesRule) return writeKeyframes(rule, notes)
  const isFetching = rule instanceof CSSImportRule || rule instanceof CSSFontFaceRule
  if (isFetching && /(?:https?:|\/\/)/i.test(rule.cssText)) notes.blockRemote()
  return ''
}

function writeStyleRule(rule: CSSStyleRule, notes: CleaningNotes): string {
  cleanDeclarations(rule.style, notes)
  const inner = [rule.style.cssText, writeRules(rule.cssRules, notes)]
    .filter((text) => text !== '')
    .join('\n')
  return inner === '' ? '' : writeBlock(rule.selectorText, inner)
}

function writeCondition(
  name: 'media' | 'supports',
  condition: string,
  rule: CSSMediaRule | CSSSupportsRule,
  notes: CleaningNotes,
): string {
  // The condition is the one text written as it came, so nothing may be in it that could end it early.
  if (/[{};\\<"'@]|\/\*|url/i.test(condition)) return ''
  // The mail lies on light paper, whatever the reader's system prefers.
  if (/prefers-color-scheme\s*:\s*dark/i.test(condition)) return ''
  const inner = writeRules(rule.cssRules, notes)
  return inner === '' ? '' : writeBlock(`@${name} ${condition}`, inner)
}

function writeKeyframes(rule: CSSKeyframesRule, notes: CleaningNotes): string {
  if (!/^[-\w]+$/.test(rule.name)) return ''
  const frames = Array.from(rule.cssRules, (frame) => {
    if (!(frame instanceof CSSKeyframeRule)) return ''
    cleanDeclarations(frame.style, notes)
    return writeBlock(frame.keyText, frame.style.cssText)
  })
  return writeBlock(`@keyframes ${rule.name}`, frames.join('\n'))
}

/** `<` is written as an escape, so that no text of a sheet could ever end its element. */
function writeBlock(head: string, inner: string): string {
  return `${head.replaceAll('<', '\\3c ')} {\n${inner.replaceAll('<', '\\3c ')}\n}`
}
