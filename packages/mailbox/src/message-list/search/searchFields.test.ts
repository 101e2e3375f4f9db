import { expect, it } from 'vitest'
import { trimmedSearch } from './searchFields'

it('[ML-09] takes blanks away, and fields that have nothing else', () => {
  expect(trimmedSearch({ sender: '  bob ', subject: '   ', content: '' })).toEqual({ sender: 'bob' })
  expect(trimmedSearch({ subject: ' ' })).toBeUndefined()
})
