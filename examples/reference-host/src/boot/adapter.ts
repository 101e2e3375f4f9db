/** What speaks to the gateway, in a file of its own. */
export { createHttpAdapter } from '@mailroom/http-adapter'
