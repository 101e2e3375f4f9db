import { expect, it } from 'vitest'
import { linesOf } from './linesOf'

const linesIn = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return linesOf(root)
}

it.each([
  ['paragraphs', '<p>One\n  word</p><p>Two <b>bold</b> words</p>', ['One word', 'Two bold words']],
  ['line breaks', 'a<br>b<br><br>c', ['a', 'b', '', 'c']],
  ['a table', '<table><tr><td>季度</td><td>12</td></tr><tr><td>x</td></tr></table>', ['季度 12', 'x']],
  ['kept lines', '<pre>one  two\n  three</pre>', ['one  two', 'three']],
  ['a list in a quote', '<blockquote>so<ul><li>a<li>b</ul>far</blockquote>', ['so', 'a', 'b', 'far']],
  ['a sheet', '<style>p { color: red }</style><div>seen</div>', ['seen']],
  ['nothing', '', []],
])('[CO-04] reads the lines of %s', (_, html, lines) => {
  expect(linesIn(html)).toEqual(lines)
})

it('[CO-04] [D1] reads what is nested as deep as a hostile mail may be', () => {
  const root = document.createElement('div')
  let deepest: Element = root
  for (let depth = 0; depth < 5_000; depth += 1) deepest = deepest.appendChild(document.createElement('div'))
  deepest.append('the bottom')
  expect(linesOf(root)).toEqual(['the bottom'])
})
