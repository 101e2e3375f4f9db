import { firstPageOf } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { formTo, signedIn } from '../world/scene'

/** Signing in and out. */
export const sessionCases = casesOf({ area: 'session', port: 'session' }, [
  [
    'info-needs-nobody',
    'Tells what the sign-in page shows before anybody is known',
    async ({ alice: { adapter } }) => {
      const { title, methods } = await adapter.session.signInInfo()
      holds(title.trim() !== '', 'the sign-in page has no title')
      holds(methods.length > 0, 'there is no way to sign in')
    },
  ],
  [
    'nobody-at-first',
    'Answers undefined while nobody is signed in',
    async ({ alice: { adapter } }) => {
      equals(await adapter.session.current(), undefined, 'the session of nobody')
    },
  ],
  [
    'sign-in',
    'Signs somebody in with name and password, and keeps the session',
    async ({ alice: { adapter, address, credentials } }) => {
      const session = await adapter.session.signIn(credentials)
      equals(session.user.address.address, address.address, 'who is signed in')
      equals(session.user.senders[0]?.address, address.address, 'the first address to write from')
      holds(session.limits.maxMessageBytes > 0, 'the largest mail has no size')
      equals(await adapter.session.current(), session, 'the running session')
    },
  ],
  [
    'opening',
    'Tells in one answer what it tells one by one of the session, settings, folders, tags and a first page',
    async ({ alice: { adapter, credentials } }) => {
      const { session, settings, folders, tags, messages } = adapter
      if (!session.opening) return
      equals(await session.opening('INBOX'), undefined, 'what nobody begins with')
      await session.signIn(credentials)
      await settings?.save({ pageSize: 10 })
      const opening = await session.opening('INBOX')
      equals(opening?.session, await session.current(), 'the session')
      const chosen = await settings?.load()
      if (opening?.settings) equals(opening.settings, chosen, 'the settings')
      if (opening?.folders) {
        const { folders: first, hasMoreFolders: hasMore = false } = opening
        const part = (await folders.parts?.first('INBOX')) ?? {
          folders: await folders.list(),
          hasMore: false,
        }
        equals({ folders: first, hasMore }, part, 'the folders')
      }
      if (opening?.tags) equals(opening.tags, await tags?.list(), 'the tags')
      if (opening?.list) equals(opening.list, await messages.list(firstPageOf('INBOX', chosen)), 'the page')
      const none = await session.opening(undefined)
      equals(none?.list, undefined, 'the page of no folder')
      const gone = await session.opening('No such folder')
      equals(gone?.list, undefined, 'the page of a folder that is not there')
    },
  ],
  [
    'sign-in-by-address',
    'Signs somebody in by their full address',
    async ({ alice: { adapter, address, credentials } }) => {
      const session = await adapter.session.signIn({ ...credentials, username: address.address })
      equals(session.user.address.address, address.address, 'who is signed in')
    },
  ],
  [
    'wrong-password',
    'Refuses wrong credentials as invalid, without telling which part was wrong',
    async ({ alice: { adapter, credentials } }) => {
      const wrongPassword = { ...credentials, password: `${credentials.password}x` }
      const wrongName = { ...credentials, username: 'nobody-of-this-name' }
      const first = await failsAs(adapter.session.signIn(wrongPassword), 'invalid', 'a wrong password')
      const second = await failsAs(adapter.session.signIn(wrongName), 'invalid', 'an unknown name')
      equals(second.details.detail, first.details.detail, 'the sentence for the reader')
      equals(second.details.fields, first.details.fields, 'the fields')
      equals(await adapter.session.current(), undefined, 'the session after two failures')
    },
  ],
  [
    'bad-ticket',
    'Refuses a ticket that nobody has signed as invalid',
    async ({ alice: { adapter } }) => {
      const { methods } = await adapter.session.signInInfo()
      if (!methods.includes('ticket')) return
      await failsAs(adapter.session.signInWithTicket('no.such.ticket'), 'invalid', 'a forged ticket')
      equals(await adapter.session.current(), undefined, 'the session after a forged ticket')
    },
  ],
  [
    'sign-out',
    'Ends the session on both sides',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      await adapter.session.signOut()
      equals(await adapter.session.current(), undefined, 'the session after signing out')
      await failsAs(adapter.folders.list(), 'unauthenticated', 'listing folders after signing out')
      await signedIn(alice)
    },
  ],
  [
    'two-people',
    'Keeps the sessions of two people apart',
    async ({ alice, bob }) => {
      const [first, second] = [await signedIn(alice), await signedIn(bob)]
      equals(
        (await first.session.current())?.user.address.address,
        alice.address.address,
        'the first session',
      )
      equals(
        (await second.session.current())?.user.address.address,
        bob.address.address,
        'the second session',
      )
    },
  ],
  [
    'nothing-without-session',
    'Answers no call of another port while nobody is signed in',
    async ({ alice }) => {
      const { adapter } = alice
      const ref = { folder: 'INBOX', uid: 1 }
      const calls: readonly (readonly [string, () => Promise<unknown> | undefined])[] = [
        ['folders.list', () => adapter.folders.list()],
        ['folders.parts.first', () => adapter.folders.parts?.first('INBOX')],
        ['folders.parts.below', () => adapter.folders.parts?.below('INBOX')],
        ['folders.parts.inside', () => adapter.folders.parts?.inside('INBOX')],
        ['folders.parts.find', () => adapter.folders.parts?.find('a', 10)],
        ['folders.empty', () => adapter.folders.empty('Trash')],
        ['messages.list', () => adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 20 })],
        ['messages.read', () => adapter.messages.read(ref)],
        [
          'messages.setState',
          () => adapter.messages.setState({ folder: 'INBOX', uids: 'all' }, { isRead: true }),
        ],
        ['messages.move', () => adapter.messages.move({ folder: 'INBOX', uids: [1] }, 'Trash')],
        ['messages.delete', () => adapter.messages.delete({ folder: 'INBOX', uids: [1] })],
        ['messages.attachment', () => adapter.messages.attachment(ref, '1')],
        ['messages.original', () => adapter.messages.original(ref)],
        ['messages.source', () => adapter.messages.source(ref)],
        ['messages.header', () => adapter.messages.header(ref)],
        ['messages.deleteForever', () => adapter.messages.deleteForever({ folder: 'INBOX', uids: [1] })],
        ['tags.list', () => adapter.tags?.list()],
        ['tags.create', () => adapter.tags?.create({ name: 'a', color: '#33B679' })],
        ['drafts.prepare', () => adapter.drafts?.prepare(ref, 'reply')],
        ['drafts.open', () => adapter.drafts?.open(ref)],
        ['drafts.save', () => adapter.drafts?.save(formTo(alice.address))],
        ['drafts.discard', () => adapter.drafts?.discard('no-such-draft-0000')],
        ['sending.send', () => adapter.sending?.send(formTo(alice.address), 'no-such-draft-0000')],
        ['sending.status', () => adapter.sending?.status('a@example.com')],
        ['sending.upload', () => adapter.sending?.upload(new File(['x'], 'x.txt'))],
        ['sending.uploaded', () => adapter.sending?.uploaded('no-such-file-0000')],
        ['contacts.suggest', () => adapter.contacts?.suggest('a')],
        ['settings.load', () => adapter.settings?.load()],
        ['settings.save', () => adapter.settings?.save({ pageSize: 50 })],
      ]
      for (const [name, call] of calls) {
        const answer = call()
        if (answer) await failsAs(answer, 'unauthenticated', name)
      }
    },
  ],
])
