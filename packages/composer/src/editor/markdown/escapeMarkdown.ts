const everywhere = /[\\`*_[\]<#|~]/g
const atLineStart = /^(\s*)([-+=]|\d+(?=[.)]))/

/**
 * Words as Markdown that says the same words: no sign in them means anything. Quoted lines keep their marks, which mean in
 * Markdown what they mean in a mail.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const marks = /^(?:> ?)*/.exec(line)?.[0] ?? ''
      const words = line.slice(marks.length).replace(everywhere, '\\$&')
      return (
        marks +
        words.replace(atLineStart, (_, blanks: string, sign: string) =>
          /\d/.test(sign) ? `${blanks}${sign}\\` : `${blanks}\\${sign}`,
        )
      )
    })
    .join('\n')
