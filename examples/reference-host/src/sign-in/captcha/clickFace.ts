import type { CaptchaPoint } from '@mailroom/core'
import { element } from '../element'
import * as styles from './captcha.css'
import type { Face, FaceParts } from './Face'

/** How far an arrow key moves the cross, in pixels of the picture. */
const stepPx = 8

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-stepPx, 0],
  ArrowRight: [stepPx, 0],
  ArrowUp: [0, -stepPx],
  ArrowDown: [0, stepPx],
}

/** A picture whose characters are clicked in order; the last click is the answer. By keys a cross is moved over it. @source SE-05 */
export function clickFace({ captcha, words, onAnswer }: FaceParts): Face {
  const { url = '', width = 1, height = 1 } = captcha.picture ?? {}
  const order = captcha.order ?? []
  const points: CaptchaPoint[] = []
  const marks = element('div', { 'aria-hidden': 'true' })
  const cross = element('span', { class: styles.cross, 'aria-hidden': 'true' })
  let at = { x: width / 2, y: height / 2 }
  const frame = element(
    'div',
    {
      class: `${styles.frame} ${styles.clickable}`,
      role: 'application',
      tabindex: '0',
      dir: 'ltr',
      'aria-label': `${words.click} ${order.join(' ')}`,
      'aria-describedby': 'mr-captcha-keys',
    },
    element('img', { src: url, alt: '', class: styles.picture, draggable: 'false' }),
    marks,
    cross,
  )
  const put = (shown: HTMLElement, { x, y }: CaptchaPoint) => {
    shown.style.insetInlineStart = `${(x / width) * 100}%`
    shown.style.insetBlockStart = `${(y / height) * 100}%`
  }
  const show = () => {
    put(cross, at)
    marks.replaceChildren(
      ...points.map((point, index) => {
        const mark = element('span', { class: styles.mark }, String(index + 1))
        put(mark, point)
        return mark
      }),
    )
  }
  const add = (point: CaptchaPoint) => {
    if (points.length >= order.length) return
    points.push(point)
    show()
    if (points.length === order.length) onAnswer({ points })
  }
  frame.addEventListener('click', (event) => {
    const box = frame.getBoundingClientRect()
    at = {
      x: Math.round(((event.clientX - box.left) / box.width) * width),
      y: Math.round(((event.clientY - box.top) / box.height) * height),
    }
    add(at)
  })
  frame.addEventListener('keydown', (event) => {
    const move = moves[event.key]
    if (move) at = { x: within(at.x + move[0], width), y: within(at.y + move[1], height) }
    else if (event.key === ' ' || event.key === 'Enter') add(at)
    else if (event.key === 'Backspace' && points.length < order.length) points.pop()
    else return
    event.preventDefault()
    show()
  })
  show()
  const wanted = element('strong', { class: styles.order }, order.join(' '))
  return {
    element: element(
      'div',
      { class: styles.face },
      element('p', { class: styles.hint }, words.click, ' ', wanted),
      frame,
      element('p', { id: 'mr-captcha-keys', class: styles.keys }, words.clickKeys),
    ),
    focusable: frame,
  }
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
