import { isMailroomError } from '@mailroom/core'
import type { CaptchaBox } from './captcha/createCaptchaBox'
import { element } from './element'
import type { FirstStepOptions } from './SignInForm'

/** Where the sign-in form asks for a captcha once one is wanted; its code comes then. */
export interface CaptchaPlace {
  readonly element: HTMLElement
  /** Shows one. Rejects when its code could not be loaded. */
  ask(): Promise<void>
  /** What goes with the sign-in; undefined where the person has to solve it first. */
  settle(): Promise<{ readonly captchaId?: string } | undefined>
  /**
   * What a refused sign-in means here: the captcha was used up, or one is wanted from now on.
   *
   * @returns true when it is for want of a captcha that nobody was let in; it has focus then
   */
  refused(error: unknown): Promise<boolean>
}

/** @source SE-07 */
export function captchaPlace({ openAdapter, say, locale }: FirstStepOptions): CaptchaPlace {
  const place = element('div', { hidden: true })
  let box: CaptchaBox | undefined
  const ask = async () => {
    const { captcha } = await openAdapter()
    if (box || !captcha) return
    const { createCaptchaBox } = await import('./captcha/createCaptchaBox')
    box = await createCaptchaBox({ port: captcha, say, locale })
    place.replaceChildren(box.element)
    place.hidden = false
  }
  return {
    element: place,
    ask,
    async settle() {
      if (!box) return {}
      const captchaId = await box.settle()
      return captchaId === undefined ? undefined : { captchaId }
    },
    async refused(error) {
      const isWanted = isMailroomError(error) && error.details.fields?.captcha !== undefined
      if (box) await box.renew()
      else if (isWanted) await ask()
      if (isWanted) box?.focus()
      return isWanted
    },
  }
}
