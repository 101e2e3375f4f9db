import { expect, it } from 'vitest'
import { mail } from '../test/mail'
import { abstract } from './abstract'
import { MAX_SEARCH_CHARS } from './limits'
import { parseMessage } from './parseMessage'
import { searchText } from './searchText'
import { htmlToText } from './text/htmlToText'

it.each([
  [
    'folds lines and drops addresses of links',
    'Hello,\n\n  see https://example.com/x?y=1 now',
    'Hello, see now',
  ],
  ['leaves the quoted mail out', 'Yes.\n> Did you?\n> Really?', 'Yes.'],
  ['shows a quote when there is nothing else', '> Did you?', '> Did you?'],
  ['drops what newsletters fill up with', 'Sale \u200c\u00ad\u034f\u200c today', 'Sale today'],
  ['cuts whole characters', '😀'.repeat(300), `${'😀'.repeat(99)}…`],
  ['is empty for nothing', ' \n ', ''],
  [
    'finds words behind addresses and lines that say nothing',
    `${'https://example.com/x '.repeat(100)}${'-'.repeat(900)} ${'word '.repeat(1_000)}`,
    `${'word '.repeat(39)}word…`,
  ],
])('[SH-09] %s', (_, plainText, expected) => {
  expect(abstract({ plainText })).toBe(expected)
})

it.each([
  ['paragraphs and lines', '<p>one<br>two</p><p>three</p>', 'one\ntwo\n\nthree'],
  ['lists and tables', '<ul><li>a<li>b</ul><table><tr><td>1<td>2<tr><td>3</table>', '- a\n- b\n\n1 2\n3'],
  [
    'entities',
    '&lt;b&gt; &amp;amp; &#20013;&#x6587; &nbsp;x &unknown; &#xD800;',
    '<b> &amp; 中文  x &unknown;',
  ],
  ['no scripts, styles or comments', '<style>p{}</style><script>alert("</p>")</script>a<!-- <b>x -->b', 'ab'],
  [
    'links by their address',
    '<a href="https://example.com/?a=1&amp;b=2">here</a>',
    'here <https://example.com/?a=1&b=2>',
  ],
  [
    'no address of scripts or of links that say it',
    '<a href="javascript:x">a</a> <a href="https://e.com/">https://e.com</a>',
    'a https://e.com',
  ],
  ['quotes in attributes', '<a title="a>b">x</a>', 'x'],
  ['preformatted text', '<pre>a\n  b</pre>c', 'a\n  b\n\nc'],
  ['what is left of broken tags', 'a < b <c>d</c> <!-- open <p>e', 'a < b d e'],
])('[RD-16] turns HTML into text: %s', (_, html, expected) => {
  expect(htmlToText(html, { hasLinks: true })).toBe(expected)
})

it('[SH-06] gives the index people, names of files and bounded text', async () => {
  const raw = mail(
    'From: Wang <w@example.com>',
    'To: a@example.com',
    'Subject: s',
    'Content-Type: multipart/mixed; boundary=m',
    '',
    '--m',
    '',
    '字'.repeat(MAX_SEARCH_CHARS + 10),
    '--m',
    'Content-Type: application/pdf; name=report.pdf',
    '',
    'x',
    '--m--',
  )
  const text = searchText(await parseMessage(raw))
  expect(text).toMatchObject({
    subject: 's',
    senders: 'Wang w@example.com',
    recipients: 'a@example.com',
    attachments: 'report.pdf',
  })
  expect(text.body).toHaveLength(MAX_SEARCH_CHARS)
})
