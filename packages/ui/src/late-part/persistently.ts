/** Waits between attempts, in ms. */
const waitsMs = [500, 1500, 4000]

/**
 * Asks for code again when the network failed. For `lazy`, which keeps a refusal for as long as the page is open. What has
 * come once is there at once: a browser that is asked for it again answers after a frame or two.
 *
 * @source ER-03
 */
export function persistently<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let known: Promise<Module> | undefined
  const ask = async (): Promise<Module> => {
    for (const wait of waitsMs) {
      try {
        return await load()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
    return load()
  }
  return async () => {
    if (known) return known
    const module = await ask()
    known = Promise.resolve(module)
    return module
  }
}

/** Asks for code ahead. That it did not come is told to whoever needs it. */
export const fetchAhead = (load: () => Promise<unknown>): void => void load().catch(() => undefined)
