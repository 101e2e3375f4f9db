export { createHttpAdapter } from './createHttpAdapter'
export type { HttpAdapterOptions } from './createHttpAdapter'
export type { Clock } from './live/Clock'
