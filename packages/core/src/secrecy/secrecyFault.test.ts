import { expect, it } from 'vitest'
import { isMoreSecret, mostSecret, secrecyRank } from './compareSecrecy'
import { secrecyLevels, secrecyOfRank } from './SecrecyLevel'
import { secrecyFault, type SecrecyRules } from './secrecyFault'

const rules: SecrecyRules = {
  ceiling: 'secret',
  outside: 'internal',
  needsLevel: true,
  needsFileLevels: true,
}
const file = { id: '1', name: 'plan.pdf', sizeBytes: 1, contentType: 'application/pdf' }

it('[CO-12] levels are ranked from 1 to 5', () => {
  expect(secrecyLevels.map(secrecyRank)).toEqual([1, 2, 3, 4, 5])
  expect([0, 1, 5, 6, 1.5].map(secrecyOfRank)).toEqual([
    undefined,
    'normal',
    'topSecret',
    undefined,
    undefined,
  ])
  expect([isMoreSecret('secret', 'internal'), isMoreSecret('secret', 'secret')]).toEqual([true, false])
  expect([mostSecret([undefined, 'secret', 'normal']), mostSecret([undefined])]).toEqual([
    'secret',
    undefined,
  ])
})

it.each([
  ['a level within reach', { secrecy: 'secret' }, undefined],
  ['no level', {}, { kind: 'levelMissing' }],
  ['a level above the ceiling', { secrecy: 'confidential' }, { kind: 'levelAboveCeiling' }],
  [
    'a file without one',
    { secrecy: 'secret', attachments: [file] },
    { kind: 'fileLevelMissing', file: 'plan.pdf' },
  ],
  [
    'a file above its mail',
    { secrecy: 'internal', attachments: [{ ...file, secrecy: 'secret' }] },
    { kind: 'fileAboveMail', file: 'plan.pdf' },
  ],
  ['a file of its level', { secrecy: 'secret', attachments: [{ ...file, secrecy: 'secret' }] }, undefined],
  ['a picture of the text', { secrecy: 'secret', attachments: [{ ...file, contentId: 'a@b' }] }, undefined],
] as const)('[CO-12] a mail with %s', (_, content, fault) => {
  expect(secrecyFault({ attachments: [], ...content }, rules)).toEqual(fault)
})

it('[CO-12] levels that are not needed may be left out', () => {
  const free = { ...rules, needsLevel: false, needsFileLevels: false }
  expect(secrecyFault({ attachments: [file] }, free)).toBeUndefined()
  expect(secrecyFault({ attachments: [{ ...file, secrecy: 'normal' }] }, free)).toMatchObject({
    kind: 'fileAboveMail',
  })
})
