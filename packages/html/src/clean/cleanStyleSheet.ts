import type { CleaningNotes } from './CleaningNotes'
import { cleanDeclarations } from './cleanDeclarations'
import type { View } from './View'

/**
 * Cleans the text of a `<style>` element. The browser's own parser reads it in a document that loads nothing, and
 * what comes out is written from its rules.
 *
 * Kept: style rules, `@media`, `@supports`, `@keyframes`. Gone: `@import`, `@font-face`, `@page` and the rest.
 *
 * @source CVE-2021-26925, CVE-2024-42010 (style sheets of Roundcube), CVE-2025-66376 (@import in Zimbra)
 */
export function cleanStyleSheet(css: string, notes: CleaningNotes, view: View): string {
  // A constructed CSSStyleSheet would do as well, but speaks up on the console at every @import.
  const inert = view.document.implementation.createHTMLDocument('')
  const style = inert.head.appendChild(inert.createElement('style'))
  style.textContent = css
  return style.sheet === null ? '' : writeRules(style.sheet.cssRules, notes, view)
}

function writeRules(rules: CSSRuleList, notes: CleaningNotes, view: View): string {
  return Array.from(rules, (rule) => writeRule(rule, notes, view))
    .filter((text) => text !== '')
    .join('\n')
}

function writeRule(rule: CSSRule, notes: CleaningNotes, view: View): string {
  if (rule instanceof view.CSSStyleRule) return writeStyleRule(rule, notes, view)
  if (rule instanceof view.CSSMediaRule) return writeCondition('media', rule.conditionText, rule, notes, view)
  if (rule instanceof view.CSSSupportsRule)
    return writeCondition('supports', rule.conditionText, rule, notes, view)
  if (rule instanceof view.CSSKeyframesRule) return writeKeyframes(rule, notes, view)
  const isFetching = rule instanceof view.CSSImportRule || rule instanceof view.CSSFontFaceRule
  if (isFetching && /(?:https?:|\/\/)/i.test(rule.cssText)) notes.blockRemote()
  return ''
}

function writeStyleRule(rule: CSSStyleRule, notes: CleaningNotes, view: View): string {
  cleanDeclarations(rule.style, notes)
  const inner = [rule.style.cssText, writeRules(rule.cssRules, notes, view)]
    .filter((text) => text !== '')
    .join('\n')
  return inner === '' ? '' : writeBlock(rule.selectorText, inner)
}

function writeCondition(
  name: 'media' | 'supports',
  condition: string,
  rule: CSSMediaRule | CSSSupportsRule,
  notes: CleaningNotes,
  view: View,
): string {
  // The condition is the one text written as it came, so nothing may be in it that could end it early.
  if (/[{};\\<"'@]|\/\*|url/i.test(condition)) return ''
  // The mail lies on light paper, whatever the reader's system prefers.
  if (/prefers-color-scheme\s*:\s*dark/i.test(condition)) return ''
  const inner = writeRules(rule.cssRules, notes, view)
  return inner === '' ? '' : writeBlock(`@${name} ${condition}`, inner)
}

function writeKeyframes(rule: CSSKeyframesRule, notes: CleaningNotes, view: View): string {
  if (!/^[-\w]+$/.test(rule.name)) return ''
  const frames = Array.from(rule.cssRules, (frame) => {
    if (!(frame instanceof view.CSSKeyframeRule)) return ''
    cleanDeclarations(frame.style, notes)
    return writeBlock(frame.keyText, frame.style.cssText)
  })
  return writeBlock(`@keyframes ${rule.name}`, frames.join('\n'))
}

/** `<` is written as an escape, so that no text of a sheet could ever end its element. */
function writeBlock(head: string, inner: string): string {
  return `${head.replaceAll('<', '\\3c ')} {\n${inner.replaceAll('<', '\\3c ')}\n}`
}
