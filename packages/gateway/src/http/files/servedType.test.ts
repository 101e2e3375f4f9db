import { expect, it } from 'vitest'
import { servedType } from './servedType'

it.each([
  ['image/png', { contentType: 'image/png', disposition: 'inline' }],
  ['IMAGE/JPEG; name=x', { contentType: 'image/jpeg', disposition: 'inline' }],
  ['text/plain', { contentType: 'text/plain', disposition: 'inline' }],
  ['image/svg+xml', { contentType: 'application/octet-stream', disposition: 'attachment' }],
  ['text/html', { contentType: 'application/octet-stream', disposition: 'attachment' }],
  ['application/xhtml+xml', { contentType: 'application/octet-stream', disposition: 'attachment' }],
  ['application/pdf', { contentType: 'application/pdf', disposition: 'attachment' }],
  ['text/html\r\nX: y', { contentType: 'application/octet-stream', disposition: 'attachment' }],
])('[F2, T10] sends %j as something that cannot act', (said, expected) => {
  expect(servedType(said, false)).toEqual(expected)
})

it('[F2] saves a picture when that is asked for', () => {
  expect(servedType('image/png', true).disposition).toBe('attachment')
})
