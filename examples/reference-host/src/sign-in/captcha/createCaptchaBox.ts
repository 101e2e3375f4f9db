import {
  type Captcha,
  type CaptchaAnswer,
  type CaptchaPort,
  captchaRefreshMs,
  isMailroomError,
  type Locale,
} from '@mailroom/core'
import { element } from '../element'
import { faultText } from '../faultText'
import type { Say } from '../signInWords'
import * as styles from './captcha.css'
import { clickFace } from './clickFace'
import type { Face, FaceParts } from './Face'
import { slideFace } from './slideFace'
import type { CaptchaStrings } from './strings/en'
import { typedFace } from './typedFace'

/** A captcha within the sign-in form. */
export interface CaptchaBox {
  readonly element: HTMLElement
  /** The id of what is solved. Undefined: it is not, the box says so and has taken focus. */
  settle(): Promise<string | undefined>
  /** A new puzzle in place of the one that was used up. */
  renew(): Promise<void>
  focus(): void
}

interface BoxOptions {
  readonly port: CaptchaPort
  readonly say: Say
  readonly locale: Locale
}

const loaders: Record<Locale, () => Promise<{ default: CaptchaStrings }>> = {
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
  en: () => import('./strings/en'),
}

const faces: Readonly<Record<Captcha['kind'], (parts: FaceParts) => Face>> = {
  slide: slideFace,
  click: clickFace,
  text: typedFace,
  arithmetic: typedFace,
}

/** Ready, judged right and locked, or wrong and about to be renewed. @source SE-04 */
type BoxState = 'ready' | 'success' | 'error'

/** Asks for a puzzle, shows it, brings its answer to the server and says what came of it. @source SE-04 to SE-07 */
export async function createCaptchaBox({ port, say, locale }: BoxOptions): Promise<CaptchaBox> {
  const { default: words } = await loaders[locale]()
  const place = element('div')
  const note = element('p', { class: styles.note, role: 'status' })
  const other = linkButton(words.renew)
  const kind = linkButton(words.readable)
  const box = element(
    'div',
    { class: styles.box, role: 'group', 'aria-label': words.wanted },
    place,
    note,
    element('div', { class: styles.actions }, other, kind),
  )
  let puzzle: Captcha | undefined
  let face: Face | undefined
  let isReadable = false
  let judging: Promise<boolean> | undefined

  const show = (state: BoxState, text = '') => {
    box.dataset.state = state
    note.textContent = text
    // What is solved stays as it is until it is used up.
    place.inert = state !== 'ready'
    other.hidden = state === 'success'
    kind.hidden = state === 'success' || puzzle?.hasReadable !== true
  }
  const renew = async () => {
    judging = undefined
    try {
      puzzle = await port.begin({ isReadable })
      const { id } = puzzle
      face = faces[puzzle.kind]({
        captcha: puzzle,
        words,
        onAnswer: (answer) => (judging = judge(id, answer)),
      })
      place.replaceChildren(face.element)
      kind.textContent = isReadable ? words.withPicture : words.readable
      show('ready')
    } catch (error) {
      puzzle = undefined
      face = undefined
      place.replaceChildren()
      const isWait = isMailroomError(error) && error.kind === 'locked'
      show('error', isWait ? faultText(error, say) : words.loadFailed)
    }
  }
  const judge = async (id: string, answer: CaptchaAnswer): Promise<boolean> => {
    try {
      await port.solve(id, answer)
      show('success', words.success)
      return true
    } catch (error) {
      const isWrong = isMailroomError(error) && error.kind === 'invalid'
      const text = isWrong ? words.failed : faultText(error, say)
      show('error', text)
      const hadFocus = box.contains(document.activeElement) || document.activeElement === document.body
      await new Promise((done) => setTimeout(done, captchaRefreshMs))
      await renew()
      if (face) show('ready', text)
      if (hadFocus) face?.focusable.focus()
      return false
    }
  }
  const renewByHand = async () => {
    await renew()
    face?.focusable.focus()
  }
  other.addEventListener('click', () => void renewByHand())
  kind.addEventListener('click', () => {
    isReadable = !isReadable
    void renewByHand()
  })

  const focus = () => (face?.focusable ?? other).focus()
  await renew()
  return {
    element: box,
    renew,
    focus,
    async settle() {
      const typed = face?.typed?.() ?? ''
      if (puzzle && !judging && typed !== '') judging = judge(puzzle.id, { text: typed })
      const { id } = puzzle ?? {}
      if (await judging) return id
      if (note.textContent === '') note.textContent = words.wanted
      focus()
      return undefined
    },
  }
}

const linkButton = (text: string) => element('button', { type: 'button', class: styles.action }, text)
