import { expect, it } from 'vitest'
import { lossesOf } from './lossesOf'

it.each([
  [
    'words in the font of every mail',
    '<div style="font-family: Arial, sans-serif; font-size: 14px;">a<br></div>',
    [],
  ],
  ['a picture', '<div><img src="cid:1"></div>', ['pictures']],
  ['a table in bold', '<table><tr><td><b>a</b></td></tr></table>', ['tables', 'formatting']],
  ['a colour', '<div><span style="color: rgb(192, 28, 40);">a</span></div>', ['formatting']],
  ['another size', '<div style="font-size: 20px">a</div>', ['formatting']],
  ['a link', '<a href="https://example.com">a</a>', ['formatting']],
  ['an original', '<div>a</div><div class="mailroom-quote"><b>b</b><img></div>', ['original']],
])('[CO-04] %s', (_, html, losses) => {
  expect(lossesOf(html)).toEqual(losses)
})
