import { describe, expect, it } from 'vitest'
import type { Destination } from './Destination'
import { destinationToPath } from './destinationToPath'
import { pathToDestination } from './pathToDestination'

const read = (path: string): Destination => {
  const url = new URL(path, 'https://mail.example.com')
  return pathToDestination(url.pathname, url.search)
}

const places: readonly (readonly [string, Destination])[] = [
  ['/login', { kind: 'signIn' }],
  ['/mailbox/welcome', { kind: 'home' }],
  ['/appcenter', { kind: 'appCenter' }],
  ['/mailbox/innerbox/INBOX', { kind: 'folder', folder: 'INBOX' }],
  ['/mailbox/innerbox/Sent?page=3', { kind: 'folder', folder: 'Sent', page: 3 }],
  ['/mailbox/innerbox/INBOX/731', { kind: 'message', ref: { folder: 'INBOX', uid: 731 } }],
  ['/messageInfo/7?folder=Sent', { kind: 'messageInfo', ref: { folder: 'Sent', uid: 7 } }],
  [
    '/messageInfo/7?folder=Sent&view=1',
    { kind: 'messageInfo', ref: { folder: 'Sent', uid: 7 }, view: 'source' },
  ],
  [
    '/messageInfo/7?folder=Sent&view=2',
    { kind: 'messageInfo', ref: { folder: 'Sent', uid: 7 }, view: 'header' },
  ],
  ['/mailbox/innerbox/INBOX?view=unseen', { kind: 'folder', folder: 'INBOX', isUnread: true }],
  [
    '/mailbox/innerbox/INBOX?view=unseen&page=2',
    { kind: 'folder', folder: 'INBOX', page: 2, isUnread: true },
  ],
  ['/mailbox/innerbox/INBOX?composeMail=1', { kind: 'compose', to: [] }],
  [
    '/mailbox/innerbox/INBOX?composeMail=1&to=a%40x.cn%2Cb%40x.cn',
    { kind: 'compose', to: ['a@x.cn', 'b@x.cn'] },
  ],
  [
    '/mailbox/innerbox/INBOX?searchmail=from%3Abob+%E9%A2%84%E7%AE%97',
    { kind: 'search', query: 'from:bob 预算' },
  ],
  ['/twofactor_login', { kind: 'secondStep' }],
  ['/setting/user', { kind: 'settings', page: 'user' }],
  ['/setting/skin', { kind: 'settings', page: 'skin' }],
  ['/mailbox/review', { kind: 'review' }],
  ['/print', { kind: 'print' }],
  ['/search/send', { kind: 'records', page: 'send' }],
  ['/search/login', { kind: 'records', page: 'login' }],
  ['/file/pfile', { kind: 'files', place: 'personal' }],
  ['/file/pfile?folder_id=ab-1', { kind: 'files', place: 'personal', folder: 'ab-1' }],
  ['/file/cfile?folder_id=c', { kind: 'files', place: 'company', folder: 'c' }],
  ['/file/afile', { kind: 'files', place: 'transit' }],
  ['/contact/pab', { kind: 'contacts', book: 'personal' }],
  ['/contact/pab?group_id=12', { kind: 'contacts', book: 'personal', part: '12' }],
  ['/contact/soab?group_id=%40example.org', { kind: 'contacts', book: 'organisation', part: '@example.org' }],
  ['/contact/oab?group_id=lists', { kind: 'contacts', book: 'organisation', part: 'lists' }],
  ['/calendar/index', { kind: 'calendar' }],
  ['/calendar/index?view=month', { kind: 'calendar', view: 'month' }],
  ['/calendar/index?view=day&day=2026-11-27', { kind: 'calendar', view: 'day', day: '2026-11-27' }],
  ['/calendar/set', { kind: 'settings', page: 'calendar' }],
  ['/admin/audit', { kind: 'admin', page: 'audit' }],
  ['/404', { kind: 'notFound', path: '/404' }],
]

it.each(places)('[RD-15] %s is the address of its destination, both ways', (path, destination) => {
  expect(destinationToPath(destination)).toBe(path)
  expect(read(path)).toEqual(destination)
})

describe('[FL-05] a folder name survives the address', () => {
  it.each([
    '项目/2026',
    '.',
    '..',
    '~',
    '~..',
    '...',
    'a b',
    '100%',
    '%2e%2e',
    '%2F',
    'a?b#c&d=e+f',
    'a\\b',
    '//',
    ' ',
    '日本語 🗂️',
    '\u202Eabc',
    'welcome',
    '731',
  ])('%j', (folder) => {
    const places: Destination[] = [
      { kind: 'folder', folder },
      { kind: 'folder', folder, page: 2 },
      { kind: 'message', ref: { folder, uid: 5 } },
      { kind: 'messageInfo', ref: { folder, uid: 5 }, view: 'source' },
    ]
    expect(places.map((place) => read(destinationToPath(place)))).toEqual(places)
  })
})

it('[SH-15] writes an address even for a name that is no valid Unicode', () => {
  expect(destinationToPath({ kind: 'folder', folder: 'a\uD800' })).toBe('/mailbox/innerbox/a%EF%BF%BD')
})
