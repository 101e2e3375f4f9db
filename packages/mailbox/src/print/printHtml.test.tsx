import type { Message } from '@mailroom/core'
import { untouchedState } from '@mailroom/core'
import { expect, it } from 'vitest'
import { printHtml } from './printHtml'

const ann = { address: 'ann@example.com', name: 'Ann' }
const message: Message = {
  ...{ ref: { folder: 'INBOX', uid: 1 }, messageId: 'a@b', subject: 'Plan', from: ann, to: [ann] },
  ...{ cc: [], bcc: [], replyTo: [], text: 'Words', attachments: [], isOwn: false, abstract: '', remark: '' },
  ...{ receivedAt: 0, sizeBytes: 1, state: untouchedState },
}
const words = {
  ...{ subject: 'Plan', time: 'today', from: 'From', to: 'To', cc: 'Cc', attachments: 'Attachments' },
  ...{ separator: ', ', colon: ': ' },
}

it('[ST-16] [RD-15] a printed mail says who has sent it in the name of its author', () => {
  const sentFor = 'Sent by <b>Bob</b> <bob@example.com> on behalf of Ann'
  const page = printHtml(message, { ...words, sentFor }, undefined)
  expect(page).toContain(
    '<p><span>Sent by &lt;b&gt;Bob&lt;/b&gt; &lt;bob@example.com&gt; on behalf of Ann</span></p><p><b>To: </b>',
  )
})

it('[CO-12] [RD-15] a printed mail says above everything else how secret it is', () => {
  const page = printHtml(message, { ...words, secrecy: ['Level of secrecy', 'Secret'] }, undefined)
  expect(page).toContain('<p><b>Level of secrecy: </b>Secret</p><p><b>From: </b>')
  expect(printHtml(message, words, undefined)).not.toContain('Level of secrecy')
})
