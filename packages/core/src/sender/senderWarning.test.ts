import { expect, it } from 'vitest'
import { senderWarning, type SenderWarning } from './senderWarning'

const context = { trustedDomains: ['example.com'] }

const honest: readonly (readonly [name: string, address: string])[] = [
  ['', 'a@example.com'],
  ['王小明', 'wang@example.com'],
  ['Zoë Müller-Łukasz', 'zoe@example.org'],
  ['Мария Smith', 'maria@example.org'],
  ['LINE客服サポート', 'x@example.org'],
  ['a@example.com', 'A@Example.com'],
  ['Node.js', 'news@nodejs.org'],
  ['👩‍💻 Ada ❤️', 'ada@example.org'],
  ['نیم‌فاصله', 'a@example.org'],
  ['李四', 'lisi@mail.example.com'],
  ['王五', 'wang@例子.中国'],
  ['', 'x@сосна.рф'],
  ['Support', 'help@samples.org'],
  ['', 'no-address'],
]

it.each(honest)('[X8] has nothing against %j <%s>', (name, address) => {
  expect(senderWarning({ name, address }, context)).toBeUndefined()
})

const doubtful: readonly (readonly [name: string, address: string, warning: SenderWarning])[] = [
  ['boss@example.com', 'x@evil.net', 'nameIsOtherAddress'],
  ['"boss@example.com"', 'x@evil.net', 'nameIsOtherAddress'],
  ['Boss (boss@example.com)', 'x@evil.net', 'nameIsOtherAddress'],
  ['王总（boss@example.com）', 'x@evil.net', 'nameIsOtherAddress'],
  ['boss＠example.com', 'x@evil.net', 'nameIsOtherAddress'],
  ['boss@example。com', 'x@evil.net', 'nameIsOtherAddress'],
  ['boss\u202Emoc.elpmaxe', 'x@evil.net', 'bidi'],
  ['Boss', '\u2067x@evil.net', 'bidi'],
  ['Bo\u200Bss', 'x@evil.net', 'hiddenCharacters'],
  ['Boss', 'x@exam\u00ADple.com', 'hiddenCharacters'],
  ['Boss\u3164', 'x@evil.net', 'hiddenCharacters'],
  ['b\u200Doss', 'x@evil.net', 'hiddenCharacters'],
  ['Pаypal', 'x@evil.net', 'mixedScripts'],
  ['Boss', 'x@exаmple.com', 'mixedScripts'],
  ['Boss', 'bоss@evil.net', 'mixedScripts'],
  ['Boss', 'x@xn--exmple-4nf.com', 'mixedScripts'],
  ['Boss', 'x@аррӏе.com', 'lookAlikeDomain'],
  ['Boss', 'x@xn--80ak6aa92e.com', 'lookAlikeDomain'],
  ['Boss', 'x@ｅｘａｍｐｌｅ.com', 'lookAlikeDomain'],
  ['Boss', 'x@examp1e.com', 'lookAlikeDomain'],
  ['Boss', 'x@exarnple.com', 'lookAlikeDomain'],
  ['Boss', 'x@exampIe.com', 'lookAlikeDomain'],
  ['Boss', 'x@exampel.com', 'lookAlikeDomain'],
  ['Boss', 'x@examplle.com', 'lookAlikeDomain'],
  ['Boss', 'x@exmple.com', 'lookAlikeDomain'],
  ['Boss', 'x@éxample.com', 'lookAlikeDomain'],
  ['Boss', 'x@example.co', 'lookAlikeDomain'],
  ['Boss', 'x@example.com.evil.net', 'lookAlikeDomain'],
  ['Boss', 'x@example-com.net', 'lookAlikeDomain'],
  ['Boss', '"boss@example.com"@evil.net', 'lookAlikeDomain'],
]

it.each(doubtful)('[X8] warns of %j <%s>: %s', (name, address, warning) => {
  expect(senderWarning({ name, address }, context)).toBe(warning)
})

it('[X8] looks at a name of a million characters', () => {
  expect(senderWarning({ name: '@'.repeat(1_000_000), address: 'a@example.com' })).toBeUndefined()
})
