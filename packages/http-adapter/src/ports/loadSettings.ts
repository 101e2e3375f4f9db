import type { SettingsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireSettings } from '../wire/settings'

/** What the user has chosen, which a list needs before it is shown, over HTTP. */
export const loadSettings = (client: HttpClient): Pick<SettingsPort, 'load'> => ({
  load: async (options) => fromWireSettings(await client.send('settings', { options })),
})
