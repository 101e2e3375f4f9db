import { expect, it } from 'vitest'
import { parseAddresses } from './parseAddresses'

const zhang = { address: 'zhangsan@example.com', name: '张三' }
const cases: readonly (readonly [
  what: string,
  input: string,
  entries: readonly (readonly [string, string, boolean])[],
])[] = [
  ['nothing', '', []],
  ['only separators', ' ,;，；、\n ', []],
  ['one address', 'a@example.com', [['a@example.com', '', true]]],
  [
    'half-width separators',
    'a@x.cn,b@x.cn;c@x.cn',
    [
      ['a@x.cn', '', true],
      ['b@x.cn', '', true],
      ['c@x.cn', '', true],
    ],
  ],
  [
    'full-width separators',
    'a@x.cn，b@x.cn；c@x.cn、d@x.cn',
    [
      ['a@x.cn', '', true],
      ['b@x.cn', '', true],
      ['c@x.cn', '', true],
      ['d@x.cn', '', true],
    ],
  ],
  [
    'lines of a pasted column',
    'a@x.cn\r\nb@x.cn\n',
    [
      ['a@x.cn', '', true],
      ['b@x.cn', '', true],
    ],
  ],
  [
    'blanks',
    'a@x.cn  b@x.cn\tc@x.cn\u3000d@x.cn',
    [
      ['a@x.cn', '', true],
      ['b@x.cn', '', true],
      ['c@x.cn', '', true],
      ['d@x.cn', '', true],
    ],
  ],
  ['a name with blanks', 'Li  Si <lisi@x.cn>', [['lisi@x.cn', 'Li Si', true]]],
  [
    'a name without a blank before the bracket',
    '张三<zhangsan@example.com>',
    [[zhang.address, zhang.name, true]],
  ],
  [
    'a quoted name with a comma',
    '"Doe, John" <john@x.cn>, b@x.cn',
    [
      ['john@x.cn', 'Doe, John', true],
      ['b@x.cn', '', true],
    ],
  ],
  ['quotes and backslashes in a name', '"A \\"B\\" \\\\ C" <a@x.cn>', [['a@x.cn', 'A "B" \\ C', true]]],
  ['a quoted name with full-width separators', '"张，三；" <a@x.cn>', [['a@x.cn', '张，三；', true]]],
  ['a name in single quotes', "'John Doe' <john@x.cn>", [['john@x.cn', 'John Doe', true]]],
  [
    'named entries with no separator',
    'A <a@x.cn> B <b@x.cn>',
    [
      ['a@x.cn', 'A', true],
      ['b@x.cn', 'B', true],
    ],
  ],
  [
    'an address before a named entry',
    'a@x.cn Bob <b@x.cn>',
    [
      ['a@x.cn', '', true],
      ['b@x.cn', 'Bob', true],
    ],
  ],
  ['an address as its own name', 'b@x.cn <b@x.cn>', [['b@x.cn', 'b@x.cn', true]]],
  [
    'an address as a name with blanks',
    'a@x.cn b@x.cn <c@x.cn>',
    [
      ['a@x.cn', '', true],
      ['c@x.cn', 'b@x.cn', true],
    ],
  ],
  ['a mailto in the brackets', 'Bob <mailto:b@x.cn>', [['b@x.cn', 'Bob', true]]],
  ['an unfinished bracket', 'Bob <b@x.cn', [['b@x.cn', 'Bob', true]]],
  [
    'an unfinished bracket and a next entry',
    'Bob <b@x.cn c@x.cn',
    [
      ['b@x.cn', 'Bob', true],
      ['c@x.cn', '', true],
    ],
  ],
  ['an IDN domain', 'wang@例子.中国', [['wang@例子.中国', '', true]]],
  ['ideographic full stops in a domain', 'wang@例子。中国', [['wang@例子.中国', '', true]]],
  [
    'an invalid entry among valid ones',
    'a@x.cn, nobody, b@x.cn',
    [
      ['a@x.cn', '', true],
      ['nobody', '', false],
      ['b@x.cn', '', true],
    ],
  ],
  ['an invalid entry with a name', 'Bob <nobody>', [['nobody', 'Bob', false]]],
  ['empty brackets', 'Bob <>', [['', 'Bob', false]]],
  ['two at signs', 'a@b@x.cn', [['a@b@x.cn', '', false]]],
  ['an address hidden in a quoted local part', '"a@evil.cn x"@x.cn', [['"a@evil.cn x"@x.cn', '', false]]],
  ['a quoted text alone', '"a@x.cn"', [['a@x.cn', '', false]]],
  ['a quote that nobody closes', '"Bob <b@x.cn>', [['b@x.cn', '"Bob', true]]],
  [
    'control characters in a name',
    '"Bob\r\nBcc: c@x.cn\u0000" <b@x.cn>',
    [['b@x.cn', 'Bob Bcc: c@x.cn', true]],
  ],
  [
    'control characters between addresses',
    'a@x.cn\u0000b@x.cn',
    [
      ['a@x.cn', '', true],
      ['b@x.cn', '', true],
    ],
  ],
]

it.each(cases)('[CO-03] reads %s', (_what, input, entries) => {
  expect(parseAddresses(input).map(({ address, name, isValid }) => [address, name, isValid])).toEqual(entries)
})

it('[CO-03] keeps the piece that was entered, so that an invalid one can be mended', () => {
  expect(parseAddresses('Bob  <nobody at x.cn>')).toEqual([
    { address: 'nobody at x.cn', name: 'Bob', isValid: false, text: 'Bob <nobody at x.cn>' },
  ])
})

const hostile: readonly (readonly [string, string])[] = [
  ['open brackets', '<'.repeat(200_000)],
  ['open brackets with blanks', '< a'.repeat(100_000)],
  ['quotes', '"'.repeat(200_001)],
  ['escaped quotes', '" \\'.repeat(100_000)],
  ['quotes after separators', ',"\\'.repeat(100_000)],
  ['at signs', '@'.repeat(200_000)],
  ['words before one bracket', `${'a '.repeat(100_000)}<a@x.cn>`],
  ['dots', `a@${'a.'.repeat(100_000)}`],
  ['hyphens', `a@${'-'.repeat(200_000)}.cn`],
]

it.each(hostile)('[CO-03] survives %s without losing a character', (_what, input) => {
  const kept = parseAddresses(input)
    .map((entry) => entry.text)
    .join('')
  expect(kept.replace(/[\s,"]/g, '')).toBe(input.replace(/[\s,"]/g, ''))
})
