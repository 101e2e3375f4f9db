import { expect, it } from 'vitest'
import { listTabId, tabsAfter, type TabEvent, type TabState } from './tabState'

const empty: TabState = { tabs: [], active: listTabId }
const after = (...events: TabEvent[]) => events.reduce(tabsAfter, empty)
const mail = (uid: number): TabEvent => ({
  kind: 'openMessage',
  ref: { folder: 'INBOX', uid },
  subject: `mail ${uid}`,
})

it('[ML-23] brings a mail that is open already to the front instead of opening it twice', () => {
  const state = after(mail(1), mail(2), mail(1))
  expect(state.tabs).toHaveLength(2)
  expect(state.active).toBe(state.tabs[0]!.id)
})

it('[ML-23] shows the tab before the closed one, and the list when none is left', () => {
  const two = after(mail(1), mail(2))
  const one = tabsAfter(two, { kind: 'close', ids: [two.tabs[1]!.id] })
  expect(one.active).toBe(two.tabs[0]!.id)
  expect(tabsAfter(one, { kind: 'close', ids: [one.active] })).toEqual(empty)
})

it('[ML-23] keeps the shown tab when another one closes', () => {
  const state = after(mail(1), mail(2))
  expect(tabsAfter(state, { kind: 'close', ids: [state.tabs[0]!.id] }).active).toBe(state.active)
})

it('[RD-14] follows a mail that is moved, so that its new place is not opened a second time', () => {
  const ref = { folder: 'Archive', uid: 9 }
  const opened = after(mail(1))
  const moved = tabsAfter(opened, { kind: 'moved', id: opened.active, ref })
  expect(tabsAfter(moved, { kind: 'openMessage', ref }).tabs).toHaveLength(1)
})

it('[RD-14] opens another mail that has taken the old number', () => {
  const opened = after(mail(1))
  const moved = tabsAfter(opened, { kind: 'moved', id: opened.active, ref: { folder: 'Archive', uid: 9 } })
  const ids = tabsAfter(moved, mail(1)).tabs.map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})

it('[RD-01] turns to the next mail in the same tab, or to the tab that shows it already', () => {
  const opened = after(mail(1))
  const turned = tabsAfter(opened, {
    kind: 'turnTo',
    id: opened.active,
    ref: { folder: 'INBOX', uid: 2 },
    subject: 'b',
  })
  expect(turned.tabs).toHaveLength(1)
  const two = after(mail(1), mail(2))
  const back = tabsAfter(two, {
    kind: 'turnTo',
    id: two.active,
    ref: { folder: 'INBOX', uid: 1 },
    subject: 'a',
  })
  expect(back.active).toBe(two.tabs[0]!.id)
})

it('[ML-19] opens a draft once, also after it was saved to a new place', () => {
  const draft = (uid: number, id: string): TabEvent => ({
    kind: 'openComposer',
    id,
    start: { kind: 'draft', ref: { folder: 'Drafts', uid } },
  })
  const saved: TabEvent = { kind: 'draftSaved', id: 'compose 1', ref: { folder: 'Drafts', uid: 8 } }
  const state = after(draft(3, 'compose 1'), mail(1), saved, draft(8, 'compose 2'))
  expect(state.tabs).toHaveLength(2)
  expect(state.active).toBe('compose 1')
})

it('[SH-08] shows what was found in one tab beside the list, which the next search takes over', () => {
  const state = after(mail(1), { kind: 'openSearch', query: 'a' }, mail(2), {
    kind: 'openSearch',
    query: 'b',
  })
  expect(state.tabs.map(({ id }) => id)).toEqual(['searchmail', 'read INBOX#1', 'read INBOX#2'])
  expect(state.tabs[0]).toMatchObject({ kind: 'search', query: 'b' })
  expect(state.active).toBe('searchmail')
})
