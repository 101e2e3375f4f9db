import { defaultLayout } from '@mailroom/core'
import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

const someSession = {
  user: { address: { address: 'x@example.com', name: 'X' }, department: '', senders: [] },
} as never

/** Who is there, and whose mail it is. */
export const brokenSessions: readonly BrokenAdapter[] = [
  {
    what: 'has nothing to say to the sign-in page',
    world: inPort('session', () => ({
      signInInfo: async () => ({ title: ' ', methods: [], canRegister: false }),
    })),
    found: ['session/info-needs-nobody'],
  },
  {
    what: 'takes everybody for signed in',
    world: inPort('session', (session) => ({
      current: async () => (await session.current()) ?? someSession,
    })),
    found: ['session/nobody-at-first', 'session/wrong-password', 'session/sign-out', 'ending/reading'],
  },
  {
    what: 'begins with somebody before anybody is known',
    world: inPort('session', () => ({ opening: async () => ({ session: someSession }) })),
    found: ['session/opening'],
  },
  {
    what: 'knows account names alone',
    world: inPort('session', (session) => ({
      signIn: ({ username, password }) => session.signIn({ username: `${username}?`, password }),
    })),
    found: ['session/sign-in', 'session/sign-in-by-address'],
  },
  {
    what: 'lets everybody in',
    world: inPort('session', (session) => ({
      signIn: instead(session.signIn, () => someSession),
      signInWithTicket: async () => someSession,
    })),
    found: ['session/wrong-password', 'session/bad-ticket'],
  },
  {
    what: 'signs out on one side only',
    world: inPort('session', () => ({ signOut: async () => ({}) })),
    found: ['session/sign-out'],
  },
  {
    what: 'has one session for two people',
    world: (world) => ({ ...world, bob: { ...world.bob, adapter: world.alice.adapter } }),
    found: ['session/two-people', 'live/colleague'],
  },
  {
    what: 'answers without asking who is there',
    world: inPort('settings', (settings) => ({
      load: instead(settings.load, () => ({
        pageSize: 20,
        skin: 'a',
        colorScheme: 'auto',
        ...defaultLayout,
        undoSeconds: 0,
      })),
    })),
    found: ['session/nothing-without-session'],
  },
  {
    what: 'goes on after the session has ended',
    world: (world) => ({ ...world, endSession: async () => undefined }),
    found: ['ending/reading', 'ending/writing', 'ending/sending', 'ending/live'],
  },
  {
    what: 'keeps lists over sessions and changes',
    world: inPort('messages', (messages) => {
      const kept = new Map<string, ReturnType<typeof messages.list>>()
      return {
        list: (query, options) => {
          const key = JSON.stringify(query)
          const page = kept.get(key) ?? messages.list(query, options)
          kept.set(key, page)
          return page
        },
      }
    }),
    found: ['ending/somebody-else', 'paging/follows', 'folders/empty'],
  },
  {
    what: 'lets one person act on the mail of another',
    world: (world) => ({ ...world, alice: { ...world.alice, adapter: world.bob.adapter } }),
    found: ['places', 'drafts', 'sent-ids', 'files', 'status'].map((name) => `privacy/${name}`),
  },
  {
    what: 'lets one person write in the name of another',
    world: inPort('sending', (sending) => ({
      send: ({ from: _from, ...content }, id) => sending.send(content, id),
    })),
    found: ['privacy/senders'],
  },
]
