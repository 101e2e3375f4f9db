import { pageSizes } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { portOf, signedIn } from '../world/scene'

/** What people have chosen. */
export const settingsCases = casesOf({ area: 'settings', port: 'settings', needs: ['settings'] }, [
  [
    'defaults',
    'Has settings for somebody who has chosen nothing',
    async ({ alice }) => {
      const settings = await portOf(await signedIn(alice), 'settings').load()
      holds(
        pageSizes.some((size) => size === settings.pageSize),
        `${settings.pageSize} is no page size`,
      )
      holds(settings.skin !== '', 'there is no skin')
    },
  ],
  [
    'save',
    'Saves what is given, leaves the rest and keeps it over a new session',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const settings = portOf(adapter, 'settings')
      const before = await settings.load()
      await settings.save({ pageSize: 50 })
      equals(await settings.load(), { ...before, pageSize: 50 }, 'settings after changing one')
      const choice = { locale: 'zh-tw', skin: 'hetangyuese', colorScheme: 'dark' } as const
      await settings.save(choice)
      const layout = {
        byConversation: true,
        readingPane: 'right',
        density: 'compact',
        markReadSeconds: 5,
        undoSeconds: 20,
        sizes: { right: 480, below: 320, people: 180, tags: 200, time: 150, size: 90, compose: 360 },
        writingMode: 'markdown',
      } as const
      await settings.save(layout)
      await adapter.session.signOut()
      await signedIn(alice)
      const chosen = { ...before, pageSize: 50, ...choice, ...layout }
      equals(await settings.load(), chosen, 'settings in a new session')
    },
  ],
  [
    'own',
    'Keeps the settings of two people apart',
    async ({ alice, bob }) => {
      const [first, second] = [await signedIn(alice), await signedIn(bob)]
      const before = await portOf(second, 'settings').load()
      await portOf(first, 'settings').save({ pageSize: before.pageSize === 100 ? 10 : 100 })
      equals(await portOf(second, 'settings').load(), before, 'settings of the other')
    },
  ],
  [
    'refused',
    'Refuses what cannot be chosen, and changes nothing for an empty change',
    async ({ alice }) => {
      const settings = portOf(await signedIn(alice), 'settings')
      const before = await settings.load()
      await failsAs(settings.save({ pageSize: 7 }), 'invalid', 'a page of 7 rows')
      await settings.save({})
      equals(await settings.load(), before, 'settings')
    },
  ],
])
