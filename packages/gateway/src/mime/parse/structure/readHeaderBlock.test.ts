import { expect, it } from 'vitest'
import { readHeaderBlock } from './readHeaderBlock'

/** A field as its grammar has it: a name of up to 76 characters, blanks, and a colon among the first hundred. */
const field = /^([!-9;-~]{1,76})[ \t]*:/

const nameOf = (line: string) => field.exec(line.slice(0, 100))?.[1]?.toLowerCase()

function namesIn(lines: readonly string[]): string[] {
  const raw = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return readHeaderBlock(raw, 0, raw.length).fields.map(({ name }) => name)
}

it.each([
  ['plain', 'Subject: x'],
  ['blanks before the colon', 'Subject \t : x'],
  ['nothing after the colon', 'Subject:'],
  ['the longest name', `${'n'.repeat(76)}: x`],
  ['one that is too long', `${'n'.repeat(77)}: x`],
  ['a colon that comes late', `Subject${' '.repeat(92)}: x`],
  ['one that comes too late', `Subject${' '.repeat(93)}: x`],
  ['no name', ': x'],
  ['a blank within', 'Sub ject: x'],
  ['a letter that is none of ASCII', 'Subj\xe9ct: x'],
  ['a control', 'Sub\x01ject: x'],
  ['DEL', 'Sub\x7fject: x'],
  ['the last sign that may be in a name', 'Sub~ject: x'],
  ['no colon', 'Subject'],
])('[D2] [RD-18] finds the name of a field: %s', (_, line) => {
  const name = nameOf(line)
  expect(namesIn(['From: a@b', line, 'To: c@d'])).toEqual(['from', ...(name ? [name] : []), 'to'])
})

it('[D2] takes a line of blanks for the end of the header where a text follows', () => {
  const raw = Buffer.from('Subject: x\r\n \t \r\nDear all,\r\n', 'latin1')
  const { fields, bodyStart } = readHeaderBlock(raw, 0, raw.length)
  expect(fields.map(({ name }) => name)).toEqual(['subject'])
  expect(raw.toString('latin1', bodyStart)).toBe('Dear all,\r\n')
})
