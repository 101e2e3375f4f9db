/** The row of a list that keys act on, and who is told when that is another one. */
export function activeRow() {
  let active: string | undefined
  const followers = new Set<() => void>()
  return {
    id: () => active,
    /** @returns ends it */
    follow(onChange: () => void) {
      followers.add(onChange)
      return () => void followers.delete(onChange)
    },
    set(id: string) {
      if (id === active) return
      active = id
      followers.forEach((onChange) => onChange())
    },
  }
}
