import { expect, it } from 'vitest'
import { clientAddress } from './RequestInfo'

const from = (remoteAddress: string, forwarded?: string) =>
  clientAddress(new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {}), { remoteAddress }, [
    '10.0.0.1',
    '10.0.0.2',
  ])

it('[B1] believes nobody but the trusted proxies about the address of a client', () => {
  expect(from('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  expect(from('10.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
})

it('[B1] reads the chain from its end, where the proxies have written', () => {
  expect(from('10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1')
})

it('[B1] sees one address in both of its forms', () => {
  expect(from('::ffff:203.0.113.9')).toBe('203.0.113.9')
})
