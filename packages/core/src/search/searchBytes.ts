import type { SearchConditions } from './SearchConditions'

/** Where the sizes of the texts end. @source SH-07, 1st text 10: under 100KB, 100KB-10MB, over 10MB */
const smallBytes = 100 * 1024
const mediumBytes = 10 * 1024 ** 2

const limits = {
  small: { below: smallBytes },
  medium: { atLeast: smallBytes, atMost: mediumBytes },
  large: { above: mediumBytes },
} as const

/** How large mails of a search are, in whole bytes, both ends included. Undefined where there is no limit. */
export function searchBytes({ size, minBytes, maxBytes }: SearchConditions) {
  const {
    below,
    atLeast,
    atMost,
    above,
  }: { below?: number; atLeast?: number; atMost?: number; above?: number } =
    size === undefined ? {} : limits[size]
  const lowest = [atLeast, plus(above, 1), plus(minBytes, 1)].filter((bytes) => bytes !== undefined)
  const highest = [atMost, plus(below, -1), plus(maxBytes, -1)].filter((bytes) => bytes !== undefined)
  return {
    atLeast: lowest.length === 0 ? undefined : Math.max(...lowest),
    atMost: highest.length === 0 ? undefined : Math.min(...highest),
  }
}

const plus = (bytes: number | undefined, more: number) => (bytes === undefined ? undefined : bytes + more)
