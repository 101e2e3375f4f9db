const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const mark = /^[\p{P}\p{S}\s]+/u

/**
 * One or two letters that stand for a person.
 *
 * A Chinese name gives its last two characters, which is how colleagues call each other (王小明: 小明); a Latin one
 * the first letters of its first and last word; an address its first letter.
 */
export function initialsOf(name: string): string {
  const bare = name.trim().replace(mark, '')
  if (bare === '') return '?'
  const characters = [...bare]
  if (cjk.test(bare)) {
    const han = characters.filter((character) => cjk.test(character))
    return han.slice(-2).join('')
  }
  if (bare.includes('@')) return characters[0]?.toLocaleUpperCase() ?? '?'
  const words = bare.split(/[\s._·-]+/u).filter((word) => /\p{L}|\p{N}/u.test(word))
  const first = [...(words[0] ?? bare)][0] ?? '?'
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : ''
  return `${first}${last ?? ''}`.toLocaleUpperCase()
}
