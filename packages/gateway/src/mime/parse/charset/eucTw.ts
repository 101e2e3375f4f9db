import iconv from 'iconv-lite'

/** First cell in a CNS 11643 plane, first cell in Big5, how many follow in step. */
type Run = readonly [cns: number, big5: number, count: number]

/*
 * Big5 and the first two planes of CNS 11643 hold the same characters in nearly the same order, so a few dozen
 * runs of equal step say everything. A cell is row * 94 + column there, row * 157 + column in Big5.
 */
// prettier-ignore
const plane1: readonly Run[] = [
  [0, 0, 21], [21, 23, 2], [24, 22, 1], [29, 29, 44], [73, 74, 1], [74, 73, 1], [75, 75, 21], [98, 98, 1],
  [100, 100, 27], [127, 128, 1], [128, 127, 1], [130, 130, 14], [146, 146, 2], [148, 149, 1],
  [149, 148, 1], [150, 150, 4], [155, 21, 1], [156, 156, 78], [282, 234, 29], [312, 264, 1],
  [314, 266, 142], [3290, 471, 17], [3307, 263, 1], [3308, 489, 86], [3394, 265, 1], [3395, 576, 1307],
  [4702, 1884, 424], [5126, 1883, 1], [5127, 2308, 1876], [7003, 4571, 1], [7004, 4184, 387],
  [7391, 4572, 525], [7916, 5286, 1], [7917, 5097, 105], [8023, 5203, 83], [8106, 5287, 84],
  [8190, 5517, 1], [8191, 5371, 54], [8245, 5426, 1], [8246, 5425, 1], [8247, 5427, 90], [8337, 5518, 354],
]
// prettier-ignore
const plane2: readonly Run[] = [
  [0, 6280, 10], [10, 6291, 33], [43, 6372, 1], [44, 6324, 48], [92, 6373, 46], [138, 6586, 1],
  [139, 6419, 167], [306, 6587, 1840], [2146, 9074, 1], [2147, 8428, 108], [2255, 8537, 537],
  [2792, 8427, 1], [2793, 9075, 100], [2893, 8536, 1], [2894, 9175, 399], [3293, 9575, 1637],
  [4930, 11761, 1], [4931, 11212, 146], [5077, 11899, 1], [5078, 11358, 287], [5365, 12508, 1],
  [5366, 11645, 116], [5482, 11762, 137], [5619, 11900, 104], [5723, 12425, 1], [5724, 12004, 222],
  [5946, 12227, 198], [6144, 12426, 82], [6226, 12509, 86], [6312, 12226, 1], [6313, 12595, 8],
  [6321, 12604, 153], [6474, 12758, 56], [6530, 13114, 1], [6531, 12814, 113], [6644, 12603, 1],
  [6645, 12927, 142], [6787, 12757, 1], [6788, 13069, 45], [6833, 13115, 71], [6904, 13380, 1],
  [6905, 13186, 194], [7099, 13381, 490], [7589, 13914, 1], [7590, 13871, 43], [7633, 13915, 1],
  [7634, 13917, 11], [7645, 13916, 1], [7646, 13928, 4],
]

/** Numbers in circles, in brackets and small Roman ones: in CNS, but not in Big5. First cell, first code point. */
const numbers: readonly (readonly [cell: number, codePoint: number])[] = [
  [470, 0x2460],
  [480, 0x2474],
  [490, 0x2170],
]

/**
 * EUC-TW: CNS 11643 plane 1 in two bytes, planes 1 and 2 also in four (`8E A1` or `8E A2` before them).
 * Higher planes hold characters that mail does not use; they become U+FFFD.
 *
 * @source RD-18
 */
export function decodeEucTw(bytes: Buffer): string {
  const text: string[] = []
  let asciiFrom = 0
  for (let at = 0; at < bytes.length;) {
    if (bytes[at]! < 0x80) {
      at++
      continue
    }
    if (at > asciiFrom) text.push(bytes.toString('latin1', asciiFrom, at))
    const isLong = bytes[at] === 0x8e
    const plane = isLong ? (bytes[at + 1] ?? 0) - 0xa0 : 1
    const row = bytes[isLong ? at + 2 : at] ?? 0
    const column = bytes[isLong ? at + 3 : at + 1] ?? 0
    const isCharacter = row >= 0xa1 && row < 0xff && column >= 0xa1 && column < 0xff
    text.push(isCharacter ? characterAt(plane, (row - 0xa1) * 94 + column - 0xa1) : '\ufffd')
    at += !isCharacter ? 1 : isLong ? 4 : 2
    asciiFrom = at
  }
  if (asciiFrom < bytes.length) text.push(bytes.toString('latin1', asciiFrom))
  return text.join('')
}

function characterAt(plane: number, cell: number): string {
  const runs = plane === 1 ? plane1 : plane === 2 ? plane2 : []
  const run = runs.find(([first, , count]) => cell >= first && cell < first + count)
  if (run) return big5Character(run[1] + cell - run[0])
  const number = plane === 1 ? numbers.find(([first]) => cell >= first && cell < first + 10) : undefined
  return number ? String.fromCodePoint(number[1] + cell - number[0]) : '\ufffd'
}

function big5Character(cell: number): string {
  const column = cell % 157
  return iconv.decode(
    Buffer.from([Math.floor(cell / 157) + 0xa1, column < 63 ? column + 0x40 : column - 63 + 0xa1]),
    'cp950',
  )
}
