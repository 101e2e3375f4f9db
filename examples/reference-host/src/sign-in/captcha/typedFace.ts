import { element } from '../element'
import { textField } from '../fields'
import * as styles from './captcha.css'
import type { Face, FaceParts } from './Face'

/** A text to copy or a sum to reckon; judged when the form is sent. @source SE-06 */
export function typedFace({ captcha, words }: FaceParts): Face {
  const { picture, kind, question } = captcha
  const isSum = kind === 'arithmetic'
  const field = textField({
    name: 'captcha',
    label:
      question === undefined ? words[isSum ? 'arithmetic' : 'text'] : `${words.arithmetic} ${question} =`,
    autocomplete: 'off',
  })
  if (isSum) field.input.inputMode = 'numeric'
  const shown = picture
    ? [
        element('img', {
          src: picture.url,
          alt: words[isSum ? 'sumPicture' : 'textPicture'],
          width: String(picture.width),
          height: String(picture.height),
          class: styles.small,
        }),
      ]
    : []
  return {
    element: element('div', { class: styles.face }, ...shown, field.element),
    focusable: field.input,
    typed: () => field.input.value.trim(),
  }
}
