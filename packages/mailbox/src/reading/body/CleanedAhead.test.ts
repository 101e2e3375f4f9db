import type { CleanMail } from '@mailroom/html'
import { expect, it } from 'vitest'
import { CleanedAhead } from './CleanedAhead'

const source = (html: string, contentIds: readonly string[] = []) => ({ html, contentIds })
const mailOf = (html: string) => ({ remotePictures: [html] }) as unknown as CleanMail
const english = (host: string) => `Leads to ${host}`
const german = (host: string) => `Führt zu ${host}`

function keeping(...htmls: readonly string[]) {
  const ahead = new CleanedAhead()
  for (const html of htmls) ahead.keep(source(html, ['a']), english, mailOf(html))
  return ahead
}

it('[RD-16] gives what was cleaned ahead once', () => {
  const ahead = keeping('one', 'two')
  expect(ahead.has(source('one', ['a']))).toBe(true)
  expect(ahead.take(source('one', ['a']), english)?.remotePictures).toEqual(['one'])
  expect(ahead.take(source('one', ['a']), english)).toBeUndefined()
  expect(ahead.has(source('two', ['a']))).toBe(true)
})

it('[RD-16] gives nothing for another text, for other pictures, or in another language', () => {
  expect(keeping('one').take(source('other', ['a']), english)).toBeUndefined()
  expect(keeping('one').take(source('one', ['b']), english)).toBeUndefined()
  expect(keeping('one').take(source('one'), english)).toBeUndefined()
  expect(keeping('one').take(source('one', ['a']), german)).toBeUndefined()
})

it('[RD-16] keeps no more than a few', () => {
  const ahead = keeping('one', 'two', 'three', 'four')
  expect(['one', 'two', 'three', 'four'].map((html) => ahead.has(source(html, ['a'])))).toEqual([
    false,
    true,
    true,
    true,
  ])
})
