import { expect, it } from 'vitest'
import { innerDestination } from './innerDestination'

it.each([
  ['/search/login', { kind: 'records', page: 'login' }],
  ['/setting/password', { kind: 'settings', page: 'password' }],
  ['/mailbox/innerbox/INBOX?view=unseen', { kind: 'folder', folder: 'INBOX', isUnread: true }],
  ['/news.html', undefined],
  ['//elsewhere.example/search/login', undefined],
  ['https://elsewhere.example/search/login', undefined],
  ['', undefined],
])('[SH-05] %j leads to %j', (address, place) => {
  expect(innerDestination(address)).toEqual(place)
})
