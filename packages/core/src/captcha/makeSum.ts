/** A sum to reckon, and what it comes to. */
export interface Sum {
  /** `7 + 12`, with the signs of print: + − × */
  readonly question: string
  readonly result: number
}

/**
 * Adds or subtracts numbers below 100, the larger first, or multiplies two digits.
 *
 * @param randomBelow a whole number from 0 up to one below what it is given
 * @source SE-06
 */
export function makeSum(randomBelow: (limit: number) => number): Sum {
  const operator = (['+', '−', '×'] as const)[randomBelow(3)]!
  const range = operator === '×' ? 10 : 100
  const [a, b] = [randomBelow(range), randomBelow(range)]
  const [left, right] = operator === '−' && a < b ? [b, a] : [a, b]
  const result = { '+': left + right, '−': left - right, '×': left * right }[operator]
  return { question: `${left} ${operator} ${right}`, result }
}
