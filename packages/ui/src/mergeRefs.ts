import type { Ref } from 'react'

/** One ref callback that fills several refs. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): (node: Element | null) => void {
  return (node) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(node)
      else if (ref) ref.current = node
    }
  }
}
