import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secretBox'

const key = randomBytes(32)
const box = createSecretBox([key])

describe('a sealed secret', () => {
  it.each(['pass word', '密码 🔑', 'x'.repeat(1000)])('[A8] opens again: %j', (secret) => {
    const sealed = box.seal(secret, 'owner 1')
    expect(sealed).not.toContain(secret)
    expect(box.open(sealed, 'owner 1')).toBe(secret)
  })

  it('[A8] is another text each time', () => {
    expect(box.seal('same', 'owner')).not.toBe(box.seal('same', 'owner'))
  })

  it('[A8] opens for its owner only', () => {
    expect(box.open(box.seal('secret', 'owner 1'), 'owner 2')).toBeUndefined()
  })

  it('[A8] opens with its key only', () => {
    const other = createSecretBox([randomBytes(32)])
    expect(other.open(box.seal('secret', 'owner'), 'owner')).toBeUndefined()
  })

  it('[A8] does not open when a single character of it was changed', () => {
    const sealed = box.seal('secret', 'owner')
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
      // The last character holds bits that decoding leaves out.
      if (Buffer.from(changed.slice(12), 'base64url').equals(Buffer.from(sealed.slice(12), 'base64url')))
        continue
      expect(box.open(changed, 'owner')).toBeUndefined()
    }
  })

  it.each(['', 'v1', 'v1.x.y', 'v2.a.b', 'v1..'])('[A8] is not taken for one: %j', (text) => {
    expect(box.open(text, 'owner')).toBeUndefined()
  })

  it('[A8] of the key before opens, and is known to be old', () => {
    const sealed = box.seal('secret', 'owner')
    const rotated = createSecretBox([randomBytes(32), key])
    expect(rotated.open(sealed, 'owner')).toBe('secret')
    expect(rotated.isCurrent(sealed)).toBe(false)
    expect(rotated.isCurrent(rotated.seal('secret', 'owner'))).toBe(true)
  })
})
