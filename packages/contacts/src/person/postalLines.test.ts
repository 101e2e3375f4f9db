import { expect, it } from 'vitest'
import { postalLines } from './postalLines'

const place = { country: '', region: '', city: '', street: '', postalCode: '' }

it.each([
  [
    {
      ...place,
      country: '中国',
      region: '江苏省',
      city: '苏州市',
      street: '星湖街 328 号',
      postalCode: '215123',
    },
    ['215123', '中国江苏省苏州市星湖街 328 号'],
  ],
  [
    { ...place, country: 'Germany', city: 'Berlin', street: 'Unter den Linden 1', postalCode: '10117' },
    ['Unter den Linden 1', '10117 Berlin', 'Germany'],
  ],
  [place, []],
])('[CT-02] an address is written as where it lies', (address, lines) => {
  expect(postalLines(address)).toEqual(lines)
})
