import { describe, expect, it } from 'vitest'
import { partsOfPath, pathOfParts } from './folderPath'

const plain = { personal: { prefix: '', delimiter: '/' }, foreign: [] }
const courier = {
  personal: { prefix: 'INBOX.', delimiter: '.' },
  foreign: [{ prefix: 'shared.', delimiter: '.' }],
}
const flat = { personal: { prefix: '', delimiter: undefined }, foreign: [] }

describe('[FL-05] folders of any depth', () => {
  it('are taken apart at the delimiter of the server', () => {
    expect(partsOfPath('a/b/c/d/e', '/', plain)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(partsOfPath('a/b', undefined, flat)).toEqual(['a/b'])
    expect(partsOfPath('工作.客户', '.', courier)).toEqual(['工作', '客户'])
  })

  it('lose the prefix that a server puts before all of them, and nothing else', () => {
    expect(partsOfPath('INBOX.Work.2020', '.', courier)).toEqual(['Work', '2020'])
    expect(partsOfPath('INBOX', '.', courier)).toEqual(['INBOX'])
    expect(partsOfPath('shared.Team', '.', courier)).toEqual(['shared', 'Team'])
    expect(partsOfPath('INBOX/Work', '/', plain)).toEqual(['INBOX', 'Work'])
  })

  it('named like the INBOX below it stay another folder', () => {
    expect(partsOfPath('INBOX.INBOX', '.', courier)).toEqual(['INBOX', 'INBOX'])
  })

  it('are put together in the namespace they belong to', () => {
    expect(pathOfParts(['Work', '2020'], courier)).toBe('INBOX.Work.2020')
    expect(pathOfParts(['shared', 'Team'], courier)).toBe('shared.Team')
    expect(pathOfParts(['inbox', 'Work'], plain)).toBe('INBOX/Work')
    expect(pathOfParts(['Work', '2020'], plain)).toBe('Work/2020')
    expect(pathOfParts(['Work'], flat)).toBe('Work')
  })

  it.each([
    ['nothing', [], plain],
    ['an empty name', ['a', ''], plain],
    ['the delimiter', ['a/b'], plain],
    ['a line end', ['a\r\nb'], plain],
    ['NUL', ['a\0'], plain],
    ['half a character', ['a\ud800'], plain],
    ['levels where there are none', ['a', 'b'], flat],
  ])('refuse a name with %s', (_, parts, rules) => {
    expect(() => pathOfParts(parts, rules)).toThrow(expect.objectContaining({ kind: 'invalid' }))
  })
})
