import { expect, it } from 'vitest'
import { Lanes } from './Lanes'

it('[AT-02] lets so much through at a time, and whoever is withdrawn while waiting takes no place', async () => {
  const lanes = new Lanes(2)
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const withdrawal = new AbortController()
  const all = ends.map(({ promise }, index) =>
    lanes.run(
      () => {
        begun.push(index)
        return promise
      },
      index === 2 ? withdrawal.signal : undefined,
    ),
  )
  withdrawal.abort(new Error('withdrawn'))
  await expect(all[2]).rejects.toThrow('withdrawn')
  expect(begun).toEqual([0, 1])
  ends[0]!.resolve()
  await all[0]
  ends[1]!.resolve()
  ends[3]!.resolve()
  await Promise.all([all[1], all[3]])
  expect(begun).toEqual([0, 1, 3])
  await expect(lanes.run(async () => 'free again')).resolves.toBe('free again')
})
