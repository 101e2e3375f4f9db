/** The answer where it comes within that time; undefined for what takes longer or fails: whoever needs it asks for it, and is told why. */
export async function soon<Answer>(asked: Promise<Answer>, patienceMs: number): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined)
  })
  try {
    return await Promise.race([asked.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}
