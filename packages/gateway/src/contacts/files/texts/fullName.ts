/** A name in its parts; any of them may be empty. */
export interface NameParts {
  readonly family: string
  readonly given: string
  readonly middle: string
}

/** The name as it is written: the family first and without blanks in Chinese, last elsewhere. */
export function fullName({ family, given, middle }: NameParts): string {
  const chinese = [family, middle, given].filter((part) => part !== '')
  if (chinese.length > 0 && chinese.every((part) => /\p{Script=Han}/u.test(part))) return chinese.join('')
  return [given, middle, family].filter((part) => part !== '').join(' ')
}
