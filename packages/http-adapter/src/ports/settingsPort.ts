import { MailroomError, pageSizes, type SettingsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireSettings } from '../wire/settings'

/** What the user has chosen, over HTTP: one call for each thing that the texts keep apart. */
export const createSettingsPort = (client: HttpClient): SettingsPort => ({
  load: async (options) => fromWireSettings(await client.send('settings', { options })),

  async save({ pageSize, locale, skin, colorScheme }) {
    if (pageSize !== undefined) {
      await client.send('setParam', { body: { keyword: 'page_limit', value: wirePageSize(pageSize) } })
    }
    if (locale !== undefined) await client.send('setLang', { body: { lang: locale } })
    if (skin !== undefined || colorScheme !== undefined) {
      await client.send('setSkin', { body: { skin_name: skin, color_scheme: colorScheme } })
    }
  },
})

function wirePageSize(pageSize: number) {
  const known = pageSizes.find((size) => size === pageSize)
  if (known !== undefined) return `${known}` as const
  throw new MailroomError('invalid', `A page of ${pageSize} rows cannot be chosen.`, {
    fields: { pageSize: [] },
  })
}
