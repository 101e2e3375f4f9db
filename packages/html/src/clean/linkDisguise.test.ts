import { describe, expect, it } from 'vitest'
import { linkDisguise } from './linkDisguise'

const disguise = (text: string, href: string) => linkDisguise(text, new URL(href))

describe('linkDisguise', () => {
  it.each([
    ['another host', 'https://bank.example/login', 'https://evil.example/login', 'evil.example'],
    ['a bare host', 'bank.example', 'https://evil.example/', 'evil.example'],
    [
      'a host in front of the true one',
      'bank.example',
      'https://bank.example.evil.test/',
      'bank.example.evil.test',
    ],
    ['a host with the same end', 'bank.example', 'https://notbank.example/', 'notbank.example'],
    ['a user name like a host', 'Sign in', 'https://bank.example@evil.example/', 'evil.example'],
    ['zero-width marks in the text', 'ba\u200bnk.exa\u200dmple', 'https://evil.example/', 'evil.example'],
    ['a full-width dot', 'bank\uff0eexample', 'https://evil.example/', 'evil.example'],
    ['an ideographic full stop', 'bank\u3002example', 'https://evil.example/', 'evil.example'],
    ['capitals', 'HTTPS://Bank.Example', 'https://evil.example/', 'evil.example'],
    ['words around another host', '银行 https://bank.example', 'https://evil.example/', 'evil.example'],
    ['look-alike letters', 'bаnk.example', 'https://bank.example/', 'bank.example'],
    [
      'the same name on another port',
      'https://bank.example',
      'https://evil.example:8443/',
      'evil.example:8443',
    ],
  ])('[X8] names the true host of a link whose text shows %s', (_name, text, href, host) => {
    expect(disguise(text, href)).toBe(host)
  })

  it.each([
    ['words', 'Click here', 'https://example.com/'],
    ['the same host', 'https://example.com/a', 'https://example.com/b'],
    ['the host with www', 'www.example.com', 'https://example.com/'],
    ['a host below it', 'example.com', 'https://shop.example.com/'],
    ['the name of a file', 'report.pdf', 'https://example.com/f/1'],
    ['a sentence with a host in it', 'See example.org for more', 'https://example.com/'],
    ['words around the same host', 'See https://example.com/a (new)', 'https://example.com/b'],
    ['a mail address as a mailto link', 'li@example.org', 'mailto:li@example.com'],
    ['a Chinese host', '例子.测试', 'https://xn--fsqu00a.xn--0zwm56d/'],
  ])('[X8] leaves a link alone whose text shows %s', (_name, text, href) => {
    expect(disguise(text, href)).toBeUndefined()
  })
})
