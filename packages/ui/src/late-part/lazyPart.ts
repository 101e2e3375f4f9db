import { createElement, forwardRef, lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** So long a refusal stands: React draws once more at once before it gives up, and would ask for ever otherwise. */
const refusalRestMs = 1000

/**
 * A component whose code comes when it is first drawn, as by React's `lazy`. What could not be fetched is asked for again
 * when it is drawn again a second later: `lazy` alone keeps a refusal for as long as the page is open.
 *
 * @source ER-03
 */
export const lazyPart: typeof lazy = (load) => {
  let asksAgainAt = Infinity
  const begin = () => {
    asksAgainAt = Infinity
    return lazy(async () => {
      try {
        return await load()
      } catch (refusal) {
        asksAgainAt = Date.now() + refusalRestMs
        throw refusal
      }
    })
  }
  let part: LazyExoticComponent<Awaited<ReturnType<typeof load>>['default']> = begin()
  const Late = forwardRef<unknown, object>((props, ref) => {
    if (Date.now() > asksAgainAt) part = begin()
    // Its properties are known to whoever draws it, and only passed on here.
    return createElement(part as unknown as ComponentType, ref === null ? props : { ...props, ref })
  })
  return Late as unknown as typeof part
}
