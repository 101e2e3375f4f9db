import { element } from '../element'
import * as styles from './otherWays.css'

/** A button that signs in, once at a time; what goes wrong is told. */
export function wayButton(
  label: string,
  busyLabel: string,
  { act, onFailed }: { act: () => Promise<void>; onFailed: (error: unknown) => void },
): HTMLButtonElement {
  const button = element('button', { type: 'button', class: styles.way }, label)
  let isBusy = false
  const setBusy = (next: boolean) => {
    isBusy = next
    // Not disabled: the button that was pressed keeps focus.
    button.setAttribute('aria-disabled', String(isBusy))
    button.textContent = isBusy ? busyLabel : label
  }
  button.addEventListener('click', () => {
    if (isBusy) return
    setBusy(true)
    act()
      .catch(onFailed)
      .finally(() => setBusy(false))
  })
  return button
}
