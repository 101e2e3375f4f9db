/** Waits between attempts, in ms. */
const waitsMs = [500, 1500, 4000]

/**
 * Asks for code again when the network failed. For `lazy`, which keeps a refusal for as long as the page is open.
 *
 * @source ER-03
 */
export const persistently =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    for (const wait of waitsMs) {
      try {
        return await load()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
    return load()
  }

/** Asks for code ahead. That it did not come is told to whoever needs it. */
export const fetchAhead = (load: () => Promise<unknown>): void => void load().catch(() => undefined)
