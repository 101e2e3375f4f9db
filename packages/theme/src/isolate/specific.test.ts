import { expect, it } from 'vitest'
import { specific } from './specific'

it('[EM-03] carries the class four times in base, states and selectors', () => {
  expect(
    specific({
      color: 'red',
      ':hover': { color: 'blue' },
      selectors: { '&[data-on]': { color: 'green' }, '.parent:hover &': { color: 'gray' } },
    }),
  ).toEqual({
    selectors: {
      '&&&&': { color: 'red' },
      '&&&&:hover': { color: 'blue' },
      '&&&&[data-on]': { color: 'green' },
      '.parent:hover &&&&': { color: 'gray' },
    },
  })
})

it('[EM-03] does the same inside media, container and supports queries', () => {
  const inner = { color: 'red', selectors: { '&:focus': { color: 'blue' } } }
  const outer = { selectors: { '&&&&': { color: 'red' }, '&&&&:focus': { color: 'blue' } } }
  expect(
    specific({
      '@media': { print: inner },
      '@container': { 'a (width > 1px)': inner },
      '@supports': { '(a: b)': inner },
    }),
  ).toEqual({
    '@media': { print: outer },
    '@container': { 'a (width > 1px)': outer },
    '@supports': { '(a: b)': outer },
  })
})

it('[EM-03] lets a style say && to win over another of ours', () => {
  expect(specific({ selectors: { '&&:hover': { color: 'red' } } })).toEqual({
    selectors: { '&&&&&:hover': { color: 'red' } },
  })
})

it('[EM-03] keeps classes in a composition as they are', () => {
  expect(specific(['other', { color: 'red' }])).toEqual([
    'other',
    { selectors: { '&&&&': { color: 'red' } } },
  ])
})
