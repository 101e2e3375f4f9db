import { expect, it } from 'vitest'
import { parser } from 'imapflow/lib/handler/imap-handler.js'
import { readBodyStructure } from './readBodyStructure'

/** The structure in an answer as a server writes it. */
async function read(structure: string) {
  const { attributes } = await parser(Buffer.from(`* 1 FETCH (BODYSTRUCTURE ${structure})`), { literals: [] })
  const list = attributes?.[1]
  return readBodyStructure(Array.isArray(list) ? list[1] : undefined)
}

it('[GW-03] numbers a mail that is one part with 1', async () => {
  const part = await read('("TEXT" "Plain" ("CHARSET" "GBK") NIL NIL "BASE64" 120 3 NIL NIL NIL NIL)')
  expect(part).toMatchObject({
    path: '1',
    contentType: 'text/plain',
    parameters: { charset: 'GBK' },
    encoding: 'base64',
    sizeBytes: 120,
    children: [],
  })
})

it('[GW-03] numbers parts below a multipart and keeps names, ids and dispositions', async () => {
  const root = await read(
    '(("text" "html" NIL NIL NIL "8bit" 5 1 NIL NIL NIL NIL)' +
      '("image" "png" ("name" "a \\"b\\".png") "<pic@x>" NIL "base64" 9 NIL ("ATTACHMENT" ("FileName" "b.png")) NIL NIL)' +
      ' "related" ("boundary" "x" "type" "text/html") ("inline" NIL) NIL NIL)',
  )
  expect(root).toMatchObject({
    path: '',
    contentType: 'multipart/related',
    parameters: { boundary: 'x', type: 'text/html' },
    disposition: 'inline',
  })
  expect(root?.children.map(({ path }) => path)).toEqual(['1', '2'])
  expect(root?.children[1]).toMatchObject({
    parameters: { name: 'a "b".png' },
    contentId: 'pic@x',
    disposition: 'attachment',
    dispositionParameters: { filename: 'b.png' },
  })
})

it('[GW-03] numbers the parts of a mail inside a mail', async () => {
  const envelope = '(NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL)'
  const inner =
    '(("text" "plain" NIL NIL NIL "7bit" 1 1)("text" "html" NIL NIL NIL "7bit" 2 1) "alternative")'
  const mail = (body: string) =>
    `("message" "rfc822" NIL NIL NIL "7bit" 99 ${envelope} ${body} 9 NIL ("attachment" ("filename" "m.eml")) NIL NIL)`
  const root = await read(
    `(${mail(inner)}${mail('("text" "plain" NIL NIL NIL "7bit" 1 1)')} "mixed" NIL NIL NIL NIL)`,
  )
  const paths = (part = root): unknown => part?.children.map((child) => [child.path, paths(child)])
  expect(paths()).toEqual([
    [
      '1',
      [
        [
          '1',
          [
            ['1.1', []],
            ['1.2', []],
          ],
        ],
      ],
    ],
    ['2', [['2.1', []]]],
  ])
  expect(root?.children[0]).toMatchObject({
    contentType: 'message/rfc822',
    disposition: 'attachment',
    dispositionParameters: { filename: 'm.eml' },
  })
})

it('[GW-03] reads what servers leave out or get wrong', async () => {
  const rows: readonly (readonly [string, string, object])[] = [
    [
      'no lines for a text',
      '("text" "plain" NIL NIL NIL "7bit" 5 NIL ("inline" NIL) NIL NIL)',
      { disposition: 'inline' },
    ],
    ['no type', '(NIL NIL NIL NIL NIL NIL NIL)', { contentType: 'text/plain', encoding: '', sizeBytes: 0 }],
    ['no subtype', '(("text" "plain" NIL NIL NIL "7bit" 5 1) NIL)', { contentType: 'multipart/mixed' }],
    [
      'the same parameter twice',
      '("text" "plain" ("name" "a" "NAME" "b") NIL NIL "7bit" 5 1)',
      { parameters: { name: 'a' } },
    ],
    ['a half parameter', '("text" "plain" ("charset") NIL NIL "7bit" 5 1)', { parameters: {} }],
    ['a size that is none', '("text" "plain" NIL NIL NIL "7bit" "x" 1)', { sizeBytes: 0 }],
    [
      'mail without its structure',
      '("message" "rfc822" NIL NIL NIL "7bit" 5 NIL)',
      { contentType: 'message/rfc822', children: [] },
    ],
  ]
  for (const [name, structure, expected] of rows) expect(await read(structure), name).toMatchObject(expected)
  expect(await read('NIL')).toBeUndefined()
})

it('[GW-03] takes a parameter with the name of a prototype for one more name', async () => {
  const part = await read('("text" "plain" ("__proto__" "x" "constructor" "y") NIL NIL "7bit" 5 1)')
  expect(Object.keys(part?.parameters ?? {})).toEqual(['__proto__', 'constructor'])
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})
