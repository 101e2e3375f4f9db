import { decodeStrictly } from './decodeStrictly'

/** Encodings of alphabets that are not Latin, and the ten letters that make up most of a text in them. */
const alphabets: readonly (readonly [encoding: string, letters: string])[] = [
  ['windows-1251', 'оеаинтсрвл'],
  ['koi8-r', 'оеаинтсрвл'],
  ['iso-8859-5', 'оеаинтсрвл'],
  ['cp866', 'оеаинтсрвл'],
  ['maccyrillic', 'оеаинтсрвл'],
  ['windows-1253', 'αοιετσνηυρ'],
  ['windows-1255', 'יוהלאמרתבש'],
]

/** Words looked at; enough for a sure answer. */
const MAX_WORDS = 2_000

/**
 * Guesses the encoding of text in a small alphabet. In a word of Russian, Greek or Hebrew every letter is above 0x7F,
 * in French or German one or two are; which encoding it is, the most frequent letters tell.
 *
 * @returns an encoding of `encodingName`; `windows-1252` when it looks Latin
 */
export function detectSingleByte(sample: Buffer): string {
  const words = sample.toString('latin1').match(/[A-Za-z\u0080-\u00ff]{2,40}/g) ?? []
  const foreign = words.filter((word) => /[\u0080-\u00ff]/.test(word)).slice(0, MAX_WORDS)
  const whole = foreign.filter((word) => !/[A-Za-z]/.test(word))
  if (whole.length * 2 <= foreign.length) return 'windows-1252'
  const bytes = Buffer.from(whole.join(''), 'latin1')
  const scores = alphabets.map(([encoding, letters]) => {
    const common = new Set(letters)
    const text = [...decodeStrictly(bytes, encoding).text]
    return { encoding, score: text.filter((letter) => common.has(letter)).length / text.length }
  })
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0.3 ? best.encoding : 'windows-1252'
}
