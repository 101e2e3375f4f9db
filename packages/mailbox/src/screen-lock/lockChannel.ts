/** What windows of one session tell each other: somebody is there, or the lock goes on or off. */
export type LockWord = 'active' | 'locking' | 'locked' | 'unlocked'

const words: readonly unknown[] = ['active', 'locking', 'locked', 'unlocked'] satisfies LockWord[]

/** The line between the windows of one session in this browser; those of another account do not hear it. */
const openLine = (account: string) => new BroadcastChannel(`mailroom-lock ${account}`)

/** Tells the windows of an account, also when the part that tells it is about to go. */
export function tellWindows(account: string, ...word: [LockWord]): void {
  const line = openLine(account)
  line.postMessage(...word)
  line.close()
}

/** Calls for each word that a window of the account tells. Call the answer to stop. */
export function hearWindows(account: string, onWord: (word: LockWord) => void): () => void {
  const line = openLine(account)
  line.addEventListener('message', ({ data }) => {
    if (words.includes(data)) onWord(data as LockWord)
  })
  return () => line.close()
}
