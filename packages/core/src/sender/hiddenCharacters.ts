// Embeddings, overrides and isolates: they can make text read backwards. @source UAX 9
const bidiControl = /[\u202A-\u202E\u2066-\u2069]/

// Characters that show nothing: controls, zero width, marks, fillers, tags, line separators, the empty braille cell.
// Variation selectors are left out: they choose how an emoji or an ideograph is drawn.
const hidden = /(?![\uFE00-\uFE0F])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\uFFF9-\uFFFB]/gu

// Joiners that scripts and emoji need: they change how their neighbours look, so they are not hidden there.
const emojiJoiner =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu
const letterJoiner =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}])[\u200C\u200D](?=[\p{L}\p{M}])/gu

/** True when the text has controls that can turn the order of what is read. */
export const hasBidiControls = (text: string): boolean => bidiControl.test(text)

/** True when the text has characters that nobody sees, apart from joiners where a script or an emoji needs them. */
export function hasHiddenCharacters(text: string): boolean {
  return text.replace(emojiJoiner, '').replace(letterJoiner, '').search(hidden) >= 0
}

/** The text with every character that hides or turns text written out, as in `[U+202E]`. */
export function revealHiddenCharacters(text: string): string {
  return text.replace(hidden, (character) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    return `[U+${code}]`
  })
}

/** The text without any character that hides or turns text. */
export const removeHiddenCharacters = (text: string): string => text.replace(hidden, '')
