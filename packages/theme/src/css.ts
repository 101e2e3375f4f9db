// Build-time words for our own style sheets (`*.css.ts`). Use these, never those of vanilla-extract itself.
import {
  style as plainStyle,
  styleVariants as plainStyleVariants,
  type ComplexStyleRule,
} from '@vanilla-extract/css'
import { specific } from './isolate/specific'

export {
  createContainer,
  createVar,
  fallbackVar,
  keyframes,
  type ComplexStyleRule,
  type StyleRule,
} from '@vanilla-extract/css'

export { areaContainer, narrowArea } from './contract/area'
export { frameContainer, medium, narrow, wide } from './contract/frame'
export { paneRing } from './contract/paneRing'

/** A class whose rules win over what a page says by element, class or both: specificity (0,4,0). @source EM-03 */
export function style(rule: ComplexStyleRule, debugId?: string): string {
  return plainStyle(specific(rule), debugId)
}

/** One such class per key. @source EM-03 */
export function styleVariants<Key extends string>(
  variants: Record<Key, ComplexStyleRule>,
  debugId?: string,
): Record<Key, string>
export function styleVariants<Key extends string, Data>(
  data: Record<Key, Data>,
  toRule: (value: Data, key: Key) => ComplexStyleRule,
  debugId?: string,
): Record<Key, string>
export function styleVariants<Key extends string, Data>(
  data: Record<Key, Data>,
  ...rest: [debugId?: string] | [toRule: (value: Data, key: Key) => ComplexStyleRule, debugId?: string]
): Record<Key, string> {
  const [first, second] = rest
  if (typeof first !== 'function') {
    return plainStyleVariants(data as Record<Key, ComplexStyleRule>, specific, first)
  }
  return plainStyleVariants(data, (value, key) => specific(first(value, key)), second)
}
