import { seededRandom } from '../../../../../../testing/seededRandom'

/** Levels of names as another program may have given them. */
const namePieces = ['a', 'B', '%', '_', '0', '7', '12', '收件', '项目 9', "o'clock", '-', '~', '.']

/** How a tree is made. */
export interface TreeShape {
  /** Some folders have no parent, as a mail server may leave them. */
  readonly isTorn?: boolean
  /** Begins with some below these. */
  readonly below?: readonly string[]
}

/** Some hundred names of folders; from almost flat to almost all in a few branches. */
export function randomTree(seed: number, { isTorn = false, below = [] }: TreeShape = {}): string[] {
  const random = seededRandom(seed)
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!
  const names = new Set(below.flatMap((above) => namePieces.map((piece) => `${above}/${piece}`)))
  const wanted = 60 + Math.floor(random() * 300)
  const flatness = random() ** 2
  while (names.size < wanted) {
    const parent = names.size === 0 || random() < flatness ? '' : `${oneOf([...names])}/`
    if (parent.split('/').length <= 5) names.add(`${parent}${oneOf(namePieces)} ${oneOf(namePieces)}`)
    if (names.size < 169 && random() < flatness) names.add(`${oneOf(namePieces)} at ${names.size}`)
  }
  return isTorn ? [...names].filter(() => random() > 0.1) : [...names]
}
