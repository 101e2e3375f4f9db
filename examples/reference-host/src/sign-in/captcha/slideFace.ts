import { element } from '../element'
import * as styles from './captcha.css'
import type { Face, FaceParts } from './Face'

/** A piece that a slider moves into its gap; let go of, it is judged. @source SE-04 */
export function slideFace({ captcha, words, onAnswer }: FaceParts): Face {
  const { url = '', width = 0, height = 0 } = captcha.picture ?? {}
  const { url: pieceUrl = '', size = 0, top = 0 } = captcha.piece ?? {}
  const piece = element('img', { src: pieceUrl, alt: '', class: styles.piece })
  piece.style.inlineSize = `${(size / width) * 100}%`
  piece.style.insetBlockStart = `${(top / height) * 100}%`
  const slider = element('input', {
    type: 'range',
    min: '0',
    max: String(width - size),
    value: '0',
    class: styles.slider,
    'aria-label': words.slide,
    'aria-describedby': 'mr-captcha-keys',
  })
  slider.value = '0'
  let isDragged = false
  const letGo = () => onAnswer({ left: Number(slider.value) })
  slider.addEventListener(
    'input',
    () => (piece.style.insetInlineStart = `${(Number(slider.value) / width) * 100}%`),
  )
  slider.addEventListener('pointerdown', () => (isDragged = true))
  slider.addEventListener('keydown', (event) => {
    isDragged = false
    if (event.key !== 'Enter') return
    event.preventDefault()
    letGo()
  })
  slider.addEventListener('change', () => isDragged && letGo())
  return {
    element: element(
      'div',
      { class: styles.face },
      element('p', { class: styles.hint }, words.slide),
      // The piece moves from the left in every language.
      element(
        'div',
        { class: styles.frame, dir: 'ltr' },
        element('img', { src: url, alt: '', class: styles.picture }),
        piece,
      ),
      slider,
      element('p', { id: 'mr-captcha-keys', class: styles.keys }, words.slideKeys),
    ),
    focusable: slider,
  }
}
