import { describe, expect, it } from 'vitest'
import { pathToDestination } from './pathToDestination'

describe('[SH-16] the query of the mailbox', () => {
  const compose = (to: string) =>
    pathToDestination('/mailbox/innerbox/INBOX', `?composeMail=1&to=${encodeURIComponent(to)}`)

  it.each([
    ['a@x.cn', ['a@x.cn']],
    ['a@x.cn,b@x.cn;c@x.cn', ['a@x.cn', 'b@x.cn', 'c@x.cn']],
    ['a@x.cn，b@x.cn；c@x.cn', ['a@x.cn', 'b@x.cn', 'c@x.cn']],
    ['a@x.cn,nobody,A@X.cn', ['a@x.cn']],
    ['Boss <a@x.cn>', ['a@x.cn']],
    ['a@x.cn\r\nBcc: b@x.cn', ['a@x.cn', 'b@x.cn']],
    ['javascript:alert(1)', []],
    ['mailto:a@x.cn,b%40x.cn?subject=Hi&bcc=c@x.cn', ['a@x.cn', 'b@x.cn']],
    ['MAILTO:', []],
  ])('composes to %j', (to, addresses) => {
    expect(compose(to)).toEqual({ kind: 'compose', to: addresses })
  })

  it.each(['/mailbox', '/mailbox/welcome', '/mailbox/innerbox/Sent'])('composes from %s', (path) => {
    expect(pathToDestination(path, 'composeMail')).toEqual({ kind: 'compose', to: [] })
  })

  it('opens a mail of the inbox', () => {
    const place = { kind: 'message', ref: { folder: 'INBOX', uid: 12 } }
    expect(pathToDestination('/mailbox', '?openMail=1&uid=12')).toEqual(place)
  })

  it('opens a mail of the sent folder', () => {
    const place = { kind: 'message', ref: { folder: 'Sent', uid: 12 } }
    expect(pathToDestination('/mailbox/innerbox/INBOX', '?openSentMail&uid=12')).toEqual(place)
  })

  it.each(['?openMail=1', '?openMail=1&uid=0', '?openMail=1&uid=x', '?uid=12'])(
    'passes over %s',
    (search) => {
      expect(pathToDestination('/mailbox/innerbox/Spam', search)).toEqual({ kind: 'folder', folder: 'Spam' })
    },
  )

  it('means nothing outside the mailbox', () => {
    expect(pathToDestination('/setting/skin', '?composeMail=1')).toEqual({ kind: 'settings', page: 'skin' })
  })
})

it.each([
  ['/mailbox/innerbox/INBOX/', '', { kind: 'folder', folder: 'INBOX' }],
  ['//mailbox/welcome//', '', { kind: 'home' }],
  ['/mailbox/innerbox/INBOX', '?page=-1', { kind: 'folder', folder: 'INBOX' }],
  ['/mailbox/innerbox/INBOX', '?page=1', { kind: 'folder', folder: 'INBOX' }],
  ['/file/pfile/', '?folder_id=', { kind: 'files', place: 'personal' }],
  ['/file', '', { kind: 'files', place: 'personal' }],
  ['/contact/soab', '', { kind: 'contacts', book: 'organisation' }],
  ['/contact', '', { kind: 'contacts', book: 'personal' }],
  ['/contact/oab/', '?group_id=', { kind: 'contacts', book: 'organisation' }],
  ['/calendar', '', { kind: 'calendar' }],
  ['/calendar/index/', '?view=year', { kind: 'calendar' }],
  ['/calendar/index', '?day=2026-11-27&view=', { kind: 'calendar', day: '2026-11-27' }],
  ['/calendar/set/', '?view=week', { kind: 'settings', page: 'calendar' }],
  ['/messageInfo/7', '', { kind: 'messageInfo', ref: { folder: 'INBOX', uid: 7 } }],
  ['/messageInfo/7', '?view=9', { kind: 'messageInfo', ref: { folder: 'INBOX', uid: 7 } }],
])('[SH-15] reads %s%s leniently', (path, search, destination) => {
  expect(pathToDestination(path, search)).toEqual(destination)
})

it.each([
  '/',
  '/nowhere',
  '/Login',
  '/login/x',
  '/mailbox',
  '/mailbox/innerbox',
  '/mailbox/innerbox/%',
  '/mailbox/innerbox/%FF',
  '/mailbox/innerbox/INBOX/x',
  '/mailbox/innerbox/INBOX/0',
  '/mailbox/innerbox/INBOX/9007199254740992',
  '/mailbox/innerbox/INBOX/1/2',
  '/messageInfo/x',
  '/setting',
  '/setting/nothing',
  '/setting/__proto__',
  '/file/xfile',
  '/file/__proto__',
  '/file/pfile/x',
  '/calendar/month',
  '/calendar/index/x',
  '/calendar/set/x',
])('[SH-14] finds nothing at %s', (path) => {
  expect(pathToDestination(path)).toEqual({ kind: 'notFound', path })
})
