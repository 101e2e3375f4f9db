import type { FolderId, Locale } from '@mailroom/core'

/** Answers that are there or on their way before anybody asks, by the path of their call. */
export type FirstAnswers = Map<string, Promise<Response>>

/** How long the answer may take, in ms. */
const timeoutMs = 60_000

export const signInInfo = '/api/core/login-before/'
const opening = '/api/core/opening/'

/**
 * What the gateway has put into the document: the answer to one of these calls, for a browser with a session or without.
 *
 * @source SE-19, T40
 */
export function broughtAnswers(): FirstAnswers {
  const answers: FirstAnswers = new Map()
  const written = document.querySelector<HTMLMetaElement>('meta[name="mailroom-sign-in"]')?.content
  if (written) {
    const bytes = Uint8Array.from(atob(written), (character) => character.charCodeAt(0))
    answers.set(signInInfo, Promise.resolve(new Response(bytes)))
  }
  const block = document.getElementById('mailroom-opening')
  if (block?.textContent) answers.set(opening, Promise.resolve(new Response(block.textContent)))
  // Mails are not to lie in the page for longer than they are shown.
  block?.remove()
  return answers
}

/**
 * Asks for what a mailbox begins with while the code that speaks to the gateway is still on its way, unless the document
 * has brought it. A failure reaches whoever asks by that code, which knows what to do with it.
 *
 * @param folder whose first page is wanted
 * @returns      forgets the answer, if nobody has asked: whoever signs in later is to have their own
 */
export function askOpening(answers: FirstAnswers, folder: FolderId | undefined, locale: Locale): () => void {
  const forget = () => void answers.delete(opening)
  if (answers.has(opening)) return forget
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const stamp = { t: String(Date.now()), r: String(10_000 + (random % 90_000)) }
  const query = new URLSearchParams({ ...(folder !== undefined && { folder }), ...stamp })
  const headers = { Accept: 'application/json', 'X-Mailroom-Lang': locale }
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = fetch(`${opening}?${query}`, { credentials: 'same-origin', headers, signal })
  answer.catch(() => {})
  answers.set(opening, answer)
  return forget
}

/** Gives each of them to who asks first; all else, and all later on, is asked of the network. */
export function fetchAfter(answers: FirstAnswers): typeof fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    const { pathname } = new URL(address, location.href)
    const answer = answers.get(pathname)
    answers.delete(pathname)
    return answer ?? fetch(input, init)
  }
}
