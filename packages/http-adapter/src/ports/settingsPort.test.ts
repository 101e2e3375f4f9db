import { expect, it } from 'vitest'
import { createSettingsPort } from './settingsPort'

it('[SH-03] keeps choices in their order, and goes on after one that failed', async () => {
  const began: string[] = []
  const gates: PromiseWithResolvers<void>[] = []
  const client = {
    send: async (_name: string, { body }: { body: { lang: string } }) => {
      began.push(body.lang)
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      await gate.promise
    },
  }
  const port = createSettingsPort(client as never)
  const first = port.save({ locale: 'zh-hans' })
  const second = port.save({ locale: 'en' })
  await expect.poll(() => began).toEqual(['zh-hans'])
  gates[0]!.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => began).toEqual(['zh-hans', 'en'])
  gates[1]!.resolve()
  await second
})
