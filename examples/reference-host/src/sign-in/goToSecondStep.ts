import type { SignInFormOptions } from './SignInForm'

/** Puts the second step in the place of the first. Rejects when its code could not be loaded. @source SE-08 */
export async function goToSecondStep(form: HTMLFormElement, options: SignInFormOptions): Promise<void> {
  const { showSecondStep } = await import('./second-step/showSecondStep')
  await showSecondStep(form, options)
}
