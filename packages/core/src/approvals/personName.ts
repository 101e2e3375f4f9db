/** Characters of a person's name at most. @source ST-01 */
export const maxPersonName = 35

/** Letters a person counts, not units of UTF-16. */
const lengthOf = (text: string): number => Array.from(text.trim()).length

/** Whether a name can be somebody's: 1 to 35 characters. @source ST-01 */
export const isPersonName = (name: string): boolean => {
  const length = lengthOf(name)
  return length >= 1 && length <= maxPersonName
}

/** Whether an English name can be somebody's: none, or up to 35 characters without those of Chinese. @source SE-11 */
export const isEnglishName = (name: string): boolean =>
  lengthOf(name) <= maxPersonName && !/[\p{Script=Han}\p{Cc}]/u.test(name)
