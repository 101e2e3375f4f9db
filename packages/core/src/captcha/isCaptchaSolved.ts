import { type CaptchaAnswer, type CaptchaPoint, clickTolerancePx, slideTolerancePx } from './Captcha'

/** Tells whether an answer is right; `solution` has the shape of the answer that is wanted. @source SE-04 to SE-06 */
export function isCaptchaSolved(solution: CaptchaAnswer, answer: CaptchaAnswer): boolean {
  if ('left' in solution) return 'left' in answer && Math.abs(answer.left - solution.left) <= slideTolerancePx
  if ('points' in solution) return 'points' in answer && areNear(solution.points, answer.points)
  return 'text' in answer && plain(answer.text) === plain(solution.text)
}

function areNear(wanted: readonly CaptchaPoint[], clicked: readonly CaptchaPoint[]): boolean {
  return (
    clicked.length === wanted.length &&
    wanted.every(({ x, y }, index) => {
      const point = clicked[index]!
      return Math.abs(point.x - x) <= clickTolerancePx && Math.abs(point.y - y) <= clickTolerancePx
    })
  )
}

/** Case does not matter, nor do blanks, nor the full-width letters and digits of Chinese keyboards. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
