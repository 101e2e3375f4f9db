import { describe, expect, it } from 'vitest'
import { resolveRedirect } from './resolveRedirect'

describe('somebody signed in', () => {
  it.each([
    ['[SH-15]', '/', '/mailbox/welcome'],
    ['[SH-15]', '/welcome', '/mailbox/welcome'],
    ['[SH-15]', '/mailbox', '/mailbox/welcome'],
    ['[SH-15]', '/mailbox/', '/mailbox/welcome'],
    ['[SH-15]', '/mailbox/innerbox', '/mailbox/innerbox/INBOX'],
    ['[SH-15]', '/setting', '/setting/user'],
    ['[LG-01]', '/search', '/search/login'],
    ['[FC-01]', '/file', undefined],
    ['[SH-14]', '/file/nothing', '/mailbox/welcome'],
    ['[SH-14]', '/search/nothing', '/mailbox/welcome'],
    ['[SE-15]', '/login', '/mailbox/welcome'],
    ['[SE-08]', '/twofactor_login', '/mailbox/welcome'],
    ['[SH-14]', '/nowhere', '/mailbox/welcome'],
    ['[SH-14]', '/setting/nothing', '/mailbox/welcome'],
    ['[SH-14]', '/404', undefined],
    ['[SE-13]', '/mailbox/innerbox/INBOX', undefined],
    ['[SE-13]', '/messageInfo/7', undefined],
    ['[SE-13]', '/setting/skin', undefined],
  ])('%s who opens %s is sent to %s', (_id, path, target) => {
    expect(resolveRedirect(path, '', { isSignedIn: true })).toBe(target)
  })

  it('[SH-16] keeps what the mailbox is asked to do', () => {
    expect(resolveRedirect('/mailbox', '?composeMail=1', { isSignedIn: true })).toBeUndefined()
  })

  it('[SH-15] is sent to the first settings page that there is', () => {
    const context = { isSignedIn: true, settingsPages: ['skin', 'param'] } as const
    expect(resolveRedirect('/setting', '', context)).toBe('/setting/skin')
    expect(resolveRedirect('/setting/user', '', context)).toBe('/mailbox/welcome')
    expect(resolveRedirect('/setting/param', '', context)).toBeUndefined()
  })
})

describe('nobody signed in', () => {
  it.each([
    '/',
    '/mailbox',
    '/mailbox/welcome',
    '/mailbox/innerbox/INBOX',
    '/messageInfo/7',
    '/setting/skin',
    '/nowhere',
    '/404',
    '/lockscreen',
  ])('[SE-13] [LK-02] is sent from %s to the sign-in page', (path) => {
    expect(resolveRedirect(path, '', { isSignedIn: false })).toBe('/login')
  })

  it.each(['/login', '/twofactor_login'])('[SE-13, SE-08] may stay on %s', (path) => {
    expect(resolveRedirect(path, '', { isSignedIn: false })).toBeUndefined()
  })
})

const startingPoints = [
  '/',
  '/login',
  '/welcome',
  '/mailbox',
  '/setting',
  '/search',
  '/file',
  '/nowhere',
  '/mailbox/innerbox',
]
it.each(startingPoints)('[SH-15] never redirects twice from %s', (path) => {
  for (const isSignedIn of [true, false]) {
    const target = resolveRedirect(path, '', { isSignedIn }) ?? path
    expect(resolveRedirect(target, '', { isSignedIn })).toBeUndefined()
  }
})
