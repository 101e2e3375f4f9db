import { expect, it } from 'vitest'
import { parseMessage } from '../parseMessage'

const receipt = (notice: readonly string[], type = 'message/disposition-notification') =>
  Buffer.from(
    [
      'From: <reader@out.example>',
      'Content-Type: multipart/report; report-type=disposition-notification; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Read.',
      '--b',
      `Content-Type: ${type}`,
      '',
      ...notice,
      '--b--',
      '',
    ].join('\r\n'),
  )
const found = async (raw: Buffer) => (await parseMessage(raw)).readReceipt

it('[RD-13] reads who has read which mail', async () => {
  const raw = receipt([
    'Reporting-UA: pc.out.example; Reader 1.0',
    'Original-Recipient: rfc822;team@out.example',
    'Final-Recipient: rfc822; Reader@out.example',
    'Original-Message-ID: <m1@example.com>',
    'Disposition: manual-action/MDN-sent-manually; displayed',
  ])
  expect(await found(raw)).toEqual({
    recipient: 'Reader@out.example',
    originalRecipient: 'team@out.example',
    originalMessageId: 'm1@example.com',
    isDisplayed: true,
  })
})

it('[RD-13] knows a mail that was deleted from one that was read', async () => {
  const raw = receipt([
    'Final-Recipient: rfc822;a@b.example',
    'Disposition: manual-action/MDN-sent-manually; deleted',
  ])
  expect(await found(raw)).toMatchObject({ isDisplayed: false, originalMessageId: '' })
})

it.each([
  ['nothing', []],
  ['no reader', ['Disposition: manual-action/MDN-sent-manually; displayed']],
  ['noise', ['\0\0\0', ':::', 'Final-Recipient']],
])('[RD-13] finds no receipt in %s', async (_what, notice) => {
  expect(await found(receipt(notice))).toBeUndefined()
})
