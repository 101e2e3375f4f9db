// Scripts that are at home beside each other in one word. @source UTS 39 5.2, "Highly Restrictive"
const homes: readonly RegExp[] = [
  /^[\p{scx=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]*$/u,
  /^[\p{scx=Latin}\p{scx=Han}\p{scx=Bopomofo}]*$/u,
  /^[\p{scx=Latin}\p{scx=Han}\p{scx=Hangul}]*$/u,
]
const foreignScripts: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Thai}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u,
]
const ascii = /^\p{ASCII}*$/u
const notLetters = /[^\p{L}]/gu
const wordBreak = /[^\p{L}\p{M}\p{N}]+/u

/**
 * True when one word is written in scripts that never share a word, as `pаypal` with a Cyrillic `а`. Words of
 * different scripts beside each other are ordinary.
 *
 * @source UTS 39 5.2
 */
export function hasMixedScripts(text: string): boolean {
  if (ascii.test(text)) return false
  return text.split(wordBreak).some(isMixedWord)
}

function isMixedWord(word: string): boolean {
  const letters = word.replace(notLetters, '')
  if (homes.some((home) => home.test(letters))) return false
  return foreignScripts.filter((script) => script.test(letters)).length > 1
}
