import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { mail } from '../test/mail'
import { parseMessage } from './parseMessage'
import { readHtmlPart } from './readHtmlPart'

const plain = ['--b', 'Content-Type: text/plain; charset=utf-8', '', '合同请看附件']
const htmlHeader = [
  '--b',
  'Content-Type: text/html; charset=gb2312',
  'Content-Transfer-Encoding: base64',
] as const
const htmlBody = iconv.encode('<p>合同请看<b>附件</b></p>', 'gbk').toString('base64')
const html = [...htmlHeader, '', htmlBody]
const alternative = (...parts: readonly string[]) => [
  'Content-Type: multipart/alternative; boundary=b',
  '',
  ...parts,
  '--b--',
]
const mixed = (...parts: readonly (readonly string[])[]) => [
  'Content-Type: multipart/mixed; boundary=m',
  '',
  ...parts.flatMap((part) => ['--m', ...part]),
  '--m--',
]
const file = (...fields: readonly string[]) => [
  'Content-Type: application/pdf; name=a.pdf',
  'Content-Disposition: attachment',
  ...fields,
  '',
  'x',
]

describe('HTML that is left for later', () => {
  it.each([
    ['alone', alternative(...plain, ...html)],
    ['beside files', mixed(alternative(...plain, ...html), file())],
  ])('[GW-03] [RD-18] is the same when it is read, %s', async (_, lines) => {
    const raw = mail('Subject: s', ...lines)
    const { htmlText, ...whole } = await parseMessage(raw)
    const { htmlLater, ...left } = await parseMessage(raw, { isHtmlLeft: true })
    expect(left).toEqual(whole)
    const header = `${htmlHeader.slice(1).join('\r\n')}\r\n\r\n`
    const body = raw.subarray(htmlLater!.offset, htmlLater!.offset + htmlLater!.length)
    expect(readHtmlPart(Buffer.concat([Buffer.from(header), body]))).toBe(htmlText)
    expect(htmlText).toContain('<b>附件</b>')
  })

  it.each([
    ['is all there is', alternative(...html)],
    ['stands beside an empty text', alternative('--b', '', ' ', ...html)],
    ['says which pictures it shows', mixed(alternative(...plain, ...html), file('Content-ID: <logo>'))],
    ['is followed by more text', mixed(alternative(...plain, ...html), ['', 'Sent by the list'])],
    [
      'has a name',
      alternative(...plain, ...htmlHeader, 'Content-Disposition: inline; filename=a.html', '', 'eA=='),
    ],
    ['is a file', alternative(...plain, ...htmlHeader, 'Content-Disposition: attachment', '', 'eA==')],
    [
      'is one of three',
      alternative(...plain, ...html, '--b', 'Content-Type: text/html', '', '<p>richest</p>'),
    ],
    ['is long', alternative(...plain, '--b', 'Content-Type: text/html', '', `<p>${'x'.repeat(140_000)}</p>`)],
  ])('[RD-18] is read at once where it %s', async (_, lines) => {
    const raw = mail('Subject: s', ...lines)
    const read = await parseMessage(raw, { isHtmlLeft: true })
    expect(read).not.toHaveProperty('htmlLater')
    expect(read).toEqual(await parseMessage(raw))
  })

  it('[RD-18] may turn out to be nothing: the mail is plain text', () => {
    expect(readHtmlPart(mail('Content-Type: text/html', '', ' ', ''))).toBeUndefined()
  })
})
