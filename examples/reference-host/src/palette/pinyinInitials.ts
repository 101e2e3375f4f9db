/** The first character of each Latin letter in the order of Pinyin; no syllable begins with i, u or v. */
const firstOf = Array.from('阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀')
const letters = 'abcdefghjklmnopqrstwxyz'

const order = new Intl.Collator('zh-u-co-pinyin')

/**
 * The first letters of a text's Chinese characters, and other characters as they are: `收件箱` gives `sjx`. The browser's
 * own order of characters knows them, so nothing has to be loaded for it; of characters with several sounds it has one.
 */
export function pinyinInitials(text: string): string {
  return Array.from(text)
    .map((character) => (/\p{Script=Han}/u.test(character) ? letterOf(character) : character))
    .join('')
}

function letterOf(character: string): string {
  const after = firstOf.findIndex((first) => order.compare(character, first) < 0)
  return letters[(after < 0 ? letters.length : after) - 1] ?? character
}
