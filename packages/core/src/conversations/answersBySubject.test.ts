import { describe, expect, it } from 'vitest'
import { answersBySubject, hasAnswerPrefix, subjectWindowMs, type SubjectLine } from './answersBySubject'

const person = (name: string) => ({ address: `${name}@example.com`, name })
const question: SubjectLine = {
  subject: '季度预算',
  from: person('anna'),
  to: [person('li')],
  receivedAt: 1_000,
}
const answer: SubjectLine = {
  subject: '回复：季度预算',
  from: person('li'),
  to: [person('anna')],
  receivedAt: 2_000,
}

describe('[ML-24] a conversation by subject', () => {
  it.each<readonly [string, Partial<SubjectLine>, boolean]>([
    ['an answer', {}, true],
    ['an answer with prefixes of several programs', { subject: 'RE: 答复: Re[2]: 季度预算' }, true],
    ['an answer in other letters', { subject: 'Re:  季度预算 ' }, true],
    ['a remark of the same sender', { from: person('anna'), to: [person('wu')] }, true],
    ['an answer in which the asked joins others', { from: person('li'), to: [person('wu')] }, true],
    ['a mail of the same name without a prefix', { subject: '季度预算' }, false],
    ['another subject', { subject: 'Re: 季度预算（二）' }, false],
    ['people who have nothing to do with it', { from: person('wu'), to: [person('zhao')] }, false],
    ['an answer after a year', { receivedAt: 1_001 + subjectWindowMs }, false],
    ['what came before', { receivedAt: 999 }, false],
  ])('is told of %s: %o, %s', (_what, change, expected) => {
    expect(answersBySubject(question, { ...answer, ...change })).toBe(expected)
  })

  it('never joins mails that have no subject at all', () => {
    expect(answersBySubject({ ...question, subject: '' }, { ...answer, subject: 'Re: ' })).toBe(false)
  })

  it('knows a prefix from a word that begins like one', () => {
    expect(['Re: x', '转发：x', 'Regen', '回复率统计', 'x'].map(hasAnswerPrefix)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
