import type { Address } from '@mailroom/core'

/** An address on the wire: `[address, name]`. */
export type WireAddress = [string, string]

/** `['zhang@example.com', '张三']` to an address. */
export const fromWireAddress = ([address, name]: readonly [string, string]): Address => ({ address, name })

/** An address to `['zhang@example.com', '张三']`. */
export const toWireAddress = ({ address, name }: Address): WireAddress => [address, name]
