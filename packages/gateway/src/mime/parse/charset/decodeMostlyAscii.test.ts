import iconv from 'iconv-lite'
import { expect, it } from 'vitest'
import { decodeMostlyAscii } from './decodeMostlyAscii'

/** Numbers that look thrown, the same each time. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Stretches of markup, of characters and of broken bytes, one behind the other. */
function textOf(encoding: string, throwDie: (below: number) => number): Buffer {
  const pieces = Array.from({ length: throwDie(12) }, () => {
    switch (throwDie(4)) {
      case 0:
        return Buffer.from('<td style="color: #333" class=a>1~2</td>\r\n'.repeat(throwDie(4)))
      case 1:
        return iconv.encode('会议安排 会議の予定 예산 café'.slice(throwDie(16)), encoding)
      case 2:
        return Buffer.from(Array.from({ length: throwDie(9) }, () => throwDie(256)))
      default:
        return Buffer.from(Array.from({ length: throwDie(3) }, () => 0x80 + throwDie(128)))
    }
  })
  return Buffer.concat(pieces)
}

it.each(['gb18030', 'big5-hkscs', 'shiftjis', 'eucjp', 'cp949'])(
  '[RD-18] %s with its stretches of ASCII taken over is what it is as a whole, also where it is broken',
  (encoding) => {
    const throwDie = dice(7)
    for (let round = 0; round < 3_000; round++) {
      const bytes = textOf(encoding, throwDie)
      expect(decodeMostlyAscii(bytes, encoding), bytes.toString('hex')).toBe(iconv.decode(bytes, encoding))
    }
  },
)
