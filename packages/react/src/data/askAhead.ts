import { firstPageOf, type FolderId, type MailroomAdapter, type Opening, type Session } from '@mailroom/core'
import { everything, sessionKey, type Area, type Cached, type Key } from './keys'

/** One answer that was asked for early. */
export interface AskedAhead<A extends Area = Area> {
  readonly key: Key<A>
  /** For the first that asks. It is never asked for where the answer is known without. */
  readonly answer?: Promise<Cached[A]>
  /** Once it is there. */
  data?: Cached[A]
}

/** What was asked for before the page is drawn. Give it to one provider. */
export type Ahead = readonly AskedAhead[]

/**
 * What a mailbox begins with whose first answers are known: for a host that has asked for them at once while the code of its
 * pages was on the way. What is absent is asked for by whoever shows it.
 *
 * @param folder whose first page was asked for
 * @source T40
 */
export function aheadOf(
  { session, settings, folders, hasMoreFolders, tags, list }: Opening,
  folder?: FolderId,
): Ahead {
  const account = session.user.address.address
  const known = <A extends Area>(area: A, what: unknown, data: Cached[A] | undefined): AskedAhead[] =>
    data === undefined ? [] : [{ key: [area, account, what], data, answer: Promise.resolve(data) }]
  const query = folder === undefined ? undefined : firstPageOf(folder, settings)
  return [
    { key: sessionKey, data: session },
    ...known('settings', everything, settings),
    ...known('knownFolders', everything, folders && { folders, hasMore: hasMoreFolders === true }),
    ...known('tags', everything, tags),
    ...(query && list ? known('list', query, { account, query, page: list }) : []),
  ]
}

/**
 * Asks for what a mailbox shows at first, for a host that knows who is signed in while the code of its pages is still on the
 * way. What fails is asked for again by whoever shows it.
 *
 * Resolves when everything has been asked: what they have chosen is known by then, since it says how many rows a page has.
 *
 * @param folder whose first page is wanted
 */
export async function askAhead(
  adapter: MailroomAdapter,
  session: Session,
  folder?: FolderId,
): Promise<Ahead> {
  const asked: AskedAhead[] = [{ key: sessionKey, data: session }]
  if (session.isLocked || session.mustChangePassword) return asked
  const account = session.user.address.address
  const ask = <A extends Area>(area: A, what: unknown, answer: Promise<Cached[A]>) => {
    const one: AskedAhead<A> = { key: [area, account, what], answer }
    asked.push(one)
    answer.then((data) => (one.data = data), ignore)
  }
  const { folders, tags, settings, messages } = adapter
  const chosen = settings?.load()
  ask(
    'knownFolders',
    everything,
    folders.parts
      ? folders.parts.first(folder)
      : folders.list().then((all) => ({ folders: all, hasMore: false })),
  )
  if (tags) ask('tags', everything, tags.list())
  if (chosen) ask('settings', everything, chosen)
  const known = await chosen?.catch(ignore)
  if (folder === undefined) return asked
  const { byConversation, ...page } = firstPageOf(folder, known ?? undefined)
  const query = { ...page, ...(byConversation && messages.conversation ? { byConversation } : {}) }
  ask(
    'list',
    query,
    messages.list(query).then((page) => ({ account, query, page })),
  )
  return asked
}

const ignore = () => undefined
