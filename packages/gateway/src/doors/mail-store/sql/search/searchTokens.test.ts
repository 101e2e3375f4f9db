import { describe, expect, it } from 'vitest'
import { searchPhrases, searchTokens } from './searchTokens'

describe('searchTokens', () => {
  const cases: [name: string, text: string, tokens: string[]][] = [
    ['words in lower case', 'Budget Review', ['budget', 'review']],
    ['Chinese in pairs and its last character', '会议室', ['会议', '议室', '室']],
    ['a single character', '会', ['会']],
    ['both in one text', '项目budget会议', ['项目', '目', 'budget', '会议', '议']],
    ['traditional Chinese', '預算', ['預算', '算']],
    ['Japanese with kana', '予算について', ['予算', '算に', 'につ', 'つい', 'いて', 'て']],
    ['Korean', '회의', ['회의', '의']],
    ['full width as half width', 'ＡＢＣ１２３', ['abc123']],
    ['an address in its parts', 'li.wang@example.com', ['li', 'wang', 'example', 'com']],
    ['characters beyond the basic plane', '𠮷野家', ['𠮷野', '野家', '家']],
    ['accents kept', 'Prüfung', ['prüfung']],
    ['halves of characters as nothing', '\ud842会\udfb7议 a\ud842', ['会', '议', 'a']],
    ['a mark with its letter', 'नि\u0301 नी', ['नि\u0301', 'नी']],
    ['a word of letters beyond the basic plane', '𐐀𐐁', ['𐐨𐐩']],
    ['nothing for punctuation', ' -- "*" () ^ 。！', []],
  ]
  it.each(cases)('[ML-09] makes %s', (_, text, tokens) => {
    expect(searchTokens(text)).toEqual(tokens)
  })

  it('[ML-09] takes texts of any length without a blank', () => {
    expect(searchTokens('会'.repeat(1_000_000))).toHaveLength(1_000_000)
  })

  it('[ML-09] cuts endless words', () => {
    expect(searchTokens('x'.repeat(5000))).toEqual(['x'.repeat(40)])
  })
})

it('[ML-09] gives a text of any length the tokens of its parts, whichever was read before', () => {
  const line = 'Budget 会议室 𠮷野家 Ｑ３ 予算'
  const tokens = searchTokens(line)
  for (const count of [1, 5_000, 2, 20_000, 1])
    expect(searchTokens(`${line}\n`.repeat(count))).toEqual(
      Array.from({ length: count }, () => tokens).flat(),
    )
})

describe('searchPhrases', () => {
  const cases: [name: string, text: string, phrases: string[]][] = [
    ['each word for itself', 'budget review', ['budget*', 'review*']],
    ['quoted words together', '"budget review" 2026', ['budget review*', '2026*']],
    ['Chinese quotation marks too', '“budget review”', ['budget review*']],
    ['a Chinese word as its pairs', '会议室', ['会议 议室*']],
    ['one character as the beginning of pairs', '会', ['会*']],
    ['the inner end of a Chinese run', '项目budget', ['项目 目 budget*']],
    ['Chinese after a word', 'budget会', ['budget 会*']],
    ['one letter only as itself', 'a', ['a']],
    ['an open quotation mark', '"budget', ['budget*']],
    ['nothing for punctuation', '* - ""', []],
  ]
  it.each(cases)('[ML-09] takes %s', (_, text, phrases) => {
    const shown = searchPhrases(text).map(({ tokens, isOpen }) => tokens.join(' ') + (isOpen ? '*' : ''))
    expect(shown).toEqual(phrases)
  })

  it('[ML-09] finds a phrase wherever it stands in a text', () => {
    const text = '请确认2026年度项目预算会议纪要'
    const inText = ` ${searchTokens(text).join(' ')}`
    for (const part of ['项目预算', '预', '确认2026', '年度项目预算会议纪要', '要', '2026年']) {
      const [phrase] = searchPhrases(part)
      expect(inText).toContain(` ${phrase?.tokens.join(' ')}`)
    }
  })
})
