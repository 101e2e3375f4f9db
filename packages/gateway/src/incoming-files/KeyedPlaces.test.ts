import { expect, it } from 'vitest'
import { KeyedPlaces } from './KeyedPlaces'

it('[AT-02] lets two of a key work at a time, and others wait in their order', async () => {
  const places = new KeyedPlaces(2)
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const all = ends.map(({ promise }, index) =>
    places.run('alice', async () => {
      begun.push(index)
      await promise
    }),
  )
  await places.run('bob', async () => void begun.push(99))
  expect(begun).toEqual([0, 1, 99])
  ends[1]!.resolve()
  await all[1]
  ends[0]!.reject(new Error('broken off'))
  await expect(all[0]).rejects.toThrow('broken off')
  ends.slice(2).forEach(({ resolve }) => resolve())
  await Promise.all(all.slice(2))
  expect(begun).toEqual([0, 1, 99, 2, 3])
})
