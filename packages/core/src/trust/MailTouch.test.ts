import { describe, expect, it } from 'vitest'
import { isTouchedByOthers, maxMailTouches, type MailTouch, moveKind, withTouch } from './MailTouch'

const touch = (at: number): MailTouch => ({ kind: 'moved', at })

describe('[RD-22] the log of a mail', () => {
  it('keeps how the mail came and what was done last', () => {
    let log: readonly MailTouch[] = []
    for (let at = 0; at < maxMailTouches + 5; at += 1) log = withTouch(log, touch(at))
    expect(log).toHaveLength(maxMailTouches)
    expect([log[0]?.at, log[1]?.at, log.at(-1)?.at]).toEqual([0, 6, maxMailTouches + 4])
  })

  it('calls moves by what the folders are for', () => {
    expect([
      moveKind('inbox', 'spam'),
      moveKind('spam', 'inbox'),
      moveKind('spam', 'trash'),
      moveKind('inbox', 'snoozed'),
      moveKind('snoozed', undefined),
      moveKind('inbox', undefined),
    ]).toEqual(['spam', 'notSpam', 'trashed', 'snoozed', 'returned', 'moved'])
  })

  it('tells what others have done from what the reader did', () => {
    const log = (...kinds: readonly MailTouch['kind'][]) => kinds.map((kind, at) => ({ kind, at }))
    expect(isTouchedByOthers(log('moved', 'spam', 'notSpam', 'trashed', 'snoozed'))).toBe(false)
    for (const kind of ['refused', 'permitted', 'imported', 'recalled', 'returned'] as const)
      expect(isTouchedByOthers(log('moved', kind, 'trashed'))).toBe(true)
  })
})
