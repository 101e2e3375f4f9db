import { describe, expect, it } from 'vitest'
import { isOuterAddress } from './outerAddress'

const inside = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.7', '203.0.113.9'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
  ...['100::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001:0:7f00:1::', '2001:db8::1'],
  ...['2002:7f00:1::', '3fff::1', '5f00::1', 'localhost', '', '8.8.8.8.8', '0x7f.1'],
]
const outside = [
  '8.8.8.8',
  '93.184.216.34',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450::2004',
]

describe('an address of the open internet', () => {
  it.each(inside)('[N1] is not %s', (address) => {
    expect(isOuterAddress(address)).toBe(false)
  })

  it.each(outside)('[N1] is %s', (address) => {
    expect(isOuterAddress(address)).toBe(true)
  })
})
