import manifest from '../package.json' with { type: 'json' }

/** Version of the gateway. */
export const version: string = manifest.version
