// The gateway as a whole
export { startGateway } from './startGateway'
export type { Gateway } from './startGateway'

// Its settings
export { readSettings } from './config/readSettings'
export { SettingsError } from './config/SettingsError'
export type { SettingsSource } from './config/readSettings'
export type { SettingName, Settings } from './config/Settings'

// The handler alone, for other servers
export { createApp } from './http/createApp'
export type { App } from './http/createApp'
export type { RequestInfo } from './http/RequestInfo'
export { createServices } from './createServices'
export type { GatewayServices } from './createServices'
export { openStore } from './openStore'
export type { OpenStoreOptions, Store } from './openStore'
export { createLog } from './observe/createLog'
