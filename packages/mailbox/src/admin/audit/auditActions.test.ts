import { expect, it } from 'vitest'
import { auditActions } from './auditActions'
import en from './strings/en'

it('[SH-05] shows every act that there are words for by those words', () => {
  const words = Object.keys(en).flatMap((key) => (key.startsWith('act_') ? [key.slice('act_'.length)] : []))
  expect(words.toSorted()).toEqual(auditActions.toSorted())
})
