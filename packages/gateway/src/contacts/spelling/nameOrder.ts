import { pinyin } from 'pinyin-pro'

/** Of longer names the beginning decides. */
const maxCharacters = 40

/**
 * What names are ordered by, character by character: Chinese ones by how they sound, others by their letters, of any size.
 * Those that sound alike are kept apart by what they are written with.
 *
 * @source CT-02
 */
export function nameOrder(name: string): string {
  const start = Array.from(name.trim().normalize('NFKC').toLowerCase()).slice(0, maxCharacters).join('')
  const sounds = pinyin(start, {
    toneType: 'none',
    type: 'array',
    v: true,
    nonZh: 'consecutive',
    surname: 'head',
  })
  return `${sounds.join(' ').replaceAll(/\s+/g, ' ')}\t${start}`
}
