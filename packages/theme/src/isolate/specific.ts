import type { ComplexStyleRule } from '@vanilla-extract/css'

type Rule = Record<string, unknown>

const SELF = '&&&&'

/**
 * Rewrites a style rule so that every part of it carries the class four times: specificity (0,4,0) and up.
 *
 * A page that embeds Mailroom brings rules such as `.portal .main a:hover` (0,3,1) or `button` (0,0,1), mostly
 * outside any cascade layer. A layer of ours would lose against all of them, so we win by weight, without
 * `!important`. A selector may still say `&&` to win over another class of ours.
 */
export function specific(rule: ComplexStyleRule): ComplexStyleRule {
  if (Array.isArray(rule))
    return rule.map((part) => (isRule(part) ? weighted(part) : part)) as ComplexStyleRule
  return isRule(rule) ? weighted(rule) : rule
}

function weighted(rule: Rule): Rule {
  const base: Rule = {}
  const pseudos: Rule = {}
  const selectors: Rule = {}
  const nested: Rule = {}
  for (const [key, value] of Object.entries(rule)) {
    if (key === 'selectors') {
      for (const [selector, part] of Object.entries(value as Rule)) {
        selectors[selector.replace(/&+/g, (self) => self + '&&&')] = part
      }
    } else if (key.startsWith('@')) {
      nested[key] = Object.fromEntries(
        Object.entries(value as Rule).map(([query, part]) => [query, weighted(part as Rule)]),
      )
    } else if (key.startsWith(':')) {
      pseudos[SELF + key] = value
    } else {
      base[key] = value
    }
  }
  const all = { ...(Object.keys(base).length > 0 && { [SELF]: base }), ...pseudos, ...selectors }
  return { ...(Object.keys(all).length > 0 && { selectors: all }), ...nested }
}

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
