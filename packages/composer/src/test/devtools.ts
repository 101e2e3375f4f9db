import { cdp } from 'vitest/browser'

/** The protocol by which a real input method, the clipboard and the network are played. */
export const devtools = () =>
  cdp() as unknown as {
    send(method: string, values?: object): Promise<unknown>
    on(event: string, listener: (values: never) => void): void
    off(event: string, listener: (values: never) => void): void
  }

/** Writes with an input method: each step shows what it would become, the last one decides. */
export async function compose(steps: readonly string[], word: string): Promise<void> {
  for (const text of steps) {
    await devtools().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  await devtools().send('Input.insertText', { text: word })
}
