import { expect, it } from 'vitest'
import { mentionsAttachment } from './mentionsAttachment'

it.each([
  '预算见附件，请查收。',
  '合同随信附上。',
  '詳見附檔',
  '報價單如附，請參閱',
  '我夾帶了照片',
  'Please find the figures attached.',
  'I am attaching the plan',
  '王总：attachment 里有明细',
  'The contract is ENCLOSED.',
])('[CO-19] hears of a file in “%s”', (text) => {
  expect(mentionsAttachment(text)).toBe(true)
})

it.each([
  '没有附件，直接看正文。',
  '本信無附件',
  'There is no attachment this time',
  'Sent without any attachments',
  'We are very fond of detachment',
  '我住在公司附近',
  '收到\n> 请看附件',
  'Thanks\n-- \nAnn\nAttachments over 20 MB: use the portal',
])('[CO-19] hears of none in “%s”', (text) => {
  expect(mentionsAttachment(text)).toBe(false)
})
