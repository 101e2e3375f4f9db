/** Longest title of a signature or a template, in characters. */
export const maxTextTitleLength = 60

/** Longest content of one, in characters of its HTML; pictures stand in it as `data:` addresses. */
const maxTextContentLength = 170_000

/** Most signatures of an account. */
export const maxSignatures = 20

/** What is wrong with a signature or a template, by its field. @source 2nd text 5 */
export interface TextFaults {
  readonly title?: 'required' | 'tooLong'
  readonly content?: 'required' | 'tooLong'
}

/**
 * What is in the way of keeping a signature or a template: title and content are required.
 *
 * @param html what shows something: words, or a picture
 * @source ST-04, ST-05
 */
export function textFaults({ title, html }: { readonly title: string; readonly html: string }): TextFaults {
  const titleLength = Array.from(title.trim()).length
  return {
    ...(titleLength === 0 && { title: 'required' }),
    ...(titleLength > maxTextTitleLength && { title: 'tooLong' }),
    ...(isBlankHtml(html) && { content: 'required' }),
    ...(html.length > maxTextContentLength && { content: 'tooLong' }),
  }
}

/** Tags and blanks show nothing, save for what a tag itself draws. Long ones are somebody's content in any case. */
const isBlankHtml = (html: string): boolean =>
  html.length < blankLimit &&
  !/<(?:img|table|hr)\b/i.test(html) &&
  blankOnly.test(html.replace(/<[^<>]*>/g, ''))

/** Nobody makes so much of nothing by hand. */
const blankLimit = 20_000
const blankOnly = /^(?:\s|&nbsp;|&#160;|\u200B|\uFEFF)*$/
