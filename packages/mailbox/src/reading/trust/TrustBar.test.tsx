import type { MessageTrust, SignatureVerdict } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, inFrame, open } from '../stage/elements'
import { filePassword, ownFile, ownFingerprint } from '../../certificates/stage/ownFile'
import { newsletter } from '../stage/sampleMails'

const from = (trust: MessageTrust) => ({ ...newsletter, trust })
const comet = () => inFrame('img[alt^="The comet"]')

describe('where a mail comes from', () => {
  it('[RD-19] says that the sender’s domain has confirmed it, and why', async () => {
    await open({ mail: newsletter })
    await expect
      .element(page.getByText('The sender’s domain harbour.example has confirmed this message.'))
      .toBeVisible()
    await page
      .getByRole('region', { name: 'Where this message comes from' })
      .getByRole('button', { name: 'Details' })
      .click()
    await expect.element(page.getByText('DMARC passed for harbour.example')).toBeVisible()
    await expect.element(page.getByText('SPF has nothing to say about bounces.sender.example')).toBeVisible()
  })

  it('[RD-22] says which system brought it, and how', async () => {
    await open({
      mail: from({ arrival: { fromHost: 'mx.example', fromAddress: '192.0.2.7', isEncrypted: false } }),
    })
    await expect.element(page.getByText('Came in from mx.example.')).toBeVisible()
    await page
      .getByRole('region', { name: 'Where this message comes from' })
      .getByRole('button', { name: 'Details' })
      .click()
    await expect
      .element(page.getByText('Brought by mx.example [192.0.2.7] over a connection that was not encrypted'))
      .toBeVisible()
  })

  it('[RD-22] says why a mail is here of which nothing else is known', async () => {
    await open({
      mail: from({}),
      prepare: async ({ senderLists }) => {
        await senderLists.add('refused', ['@harbour.example'])
      },
    })
    await button('Why is this here?').click()
    await expect
      .element(page.getByText('You refuse this sender: @harbour.example is on your black list.'))
      .toBeVisible()
  })

  it('[RD-22] says what was done with it', async () => {
    await open({
      mail: from({ arrival: { fromHost: 'mx.example', fromAddress: '192.0.2.7', isEncrypted: true } }),
      prepare: async ({ messages }, { folder, uid }) => {
        const [gone] = await messages.move({ folder, uids: [uid] }, 'Spam')
        const [back] = await messages.notSpam(
          { folder: 'Spam', uids: [gone!.to.uid] },
          { welcomeSenders: false },
        )
        return back!.to
      },
    })
    await page
      .getByRole('region', { name: 'Where this message comes from' })
      .getByRole('button', { name: 'Details' })
      .click()
    await expect.element(page.getByText(/ · Put with the spam: from Inbox into Spam$/)).toBeVisible()
    await expect.element(page.getByText(/ · Taken out of the spam: into Inbox$/)).toBeVisible()
  })

  it('[RD-22] explains nothing that only the reader has done', async () => {
    const asked: Promise<unknown>[] = []
    await open({
      mail: from({}),
      prepare: async ({ messages, trust }, { folder, uid }) => {
        const { inspect } = trust
        trust.inspect = (...values) => {
          const answer = inspect.apply(trust, values)
          asked.push(answer)
          return answer
        }
        const [gone] = await messages.move({ folder, uids: [uid] }, 'Trash')
        return gone!.to
      },
    })
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(await asked[0]).toMatchObject({ log: [{ kind: 'trashed' }] })
    await expect.element(button('Why is this here?')).not.toBeInTheDocument()
  })

  it('[RD-04] says by whose way it was sent, and what to make of that', async () => {
    await open({ mail: from({ returnPath: 'bounces@mailer.example' }) })
    await expect
      .element(page.getByText(/^Sent by way of bounces@mailer\.example, .* make sure who/))
      .toBeVisible()
  })

  it('[RD-19] [RD-17] warns when the domain refutes it, and then shows no pictures of itself', async () => {
    await open({
      mail: from({ authentication: [{ method: 'dmarc', outcome: 'fail', domain: 'harbour.example' }] }),
      prepare: (adapter) => adapter.pictures.allowSender('letters@harbour.example'),
    })
    await expect.element(page.getByText(/says that this message is not from it/)).toBeVisible()
    await expect.element(button('Show pictures')).toBeVisible()
    await expect.poll(() => comet()?.hasAttribute('src')).toBe(false)
    await expect.element(button('Always from this sender')).not.toBeInTheDocument()
  })

  it('[RD-19] says what could not be confirmed, and nothing where nothing is known', async () => {
    await open({
      mail: from({ authentication: [{ method: 'spf', outcome: 'pass', domain: 'else.example' }] }),
    })
    await expect
      .element(page.getByText('It could not be confirmed that this message is from harbour.example.'))
      .toBeVisible()
  })

  it('[RD-19] shows no line where nothing is known', async () => {
    await open({ mail: from({}) })
    await expect.poll(() => inFrame('h1')).not.toBeNull()
    await expect
      .element(page.getByRole('region', { name: 'Where this message comes from' }))
      .not.toBeInTheDocument()
  })
})

describe('a signature', () => {
  const signed = (verdict: SignatureVerdict) =>
    from({ protection: { kind: 'smimeSigned', verdict, signer: 'Li Na', issuer: 'Example CA' } })
  const words: readonly (readonly [SignatureVerdict, RegExp])[] = [
    ['valid', /^Signed by Li Na, and unchanged since\. Example CA vouches/],
    ['altered', /was changed after Li Na signed it/],
    ['otherSender', /signed, but by Li Na and not by its sender/],
    ['unknownIssuer', /nobody you can trust vouches/],
    ['expired', /was not valid when the message came/],
    ['unreadable', /its signature cannot be read/],
  ]
  it.each(words)('[RD-20] is told in plain words: %s', async (verdict, text) => {
    await open({ mail: signed(verdict) })
    await expect.element(page.getByText(text)).toBeVisible()
  })

  const encrypted = { ...newsletter, trust: {}, encryptedFor: ownFingerprint }
  const importOwn = async ({ certificates }: MemoryAdapter) => {
    await certificates.import(ownFile(), filePassword)
  }

  it('[RD-20] [RD-17] opens what is encrypted for the reader, without pictures from the web', async () => {
    const signature = { verdict: 'valid', signer: 'Harbour Letters', issuer: 'Example CA' } as const
    await open({ mail: { ...encrypted, signature }, prepare: importOwn })
    await expect.element(page.getByText(/^Encrypted for you, and opened/)).toBeVisible()
    await expect.element(page.getByText(/^Signed by Harbour Letters, and unchanged/)).toBeVisible()
    await expect.poll(() => inFrame('h1')).not.toBeNull()
    await expect.element(button('Show pictures')).not.toBeInTheDocument()
  })

  it('[RD-20] says what to do to open it, and shows nothing of it before', async () => {
    const { adapter, ref } = await open({ mail: encrypted })
    await expect.element(page.getByText(/opens once you have imported your certificate/)).toBeVisible()
    await expect.element(page.getByText(/^The text cannot be read here/)).toBeVisible()
    await expect.element(page.getByText('This message has no text.')).not.toBeInTheDocument()
    expect((await adapter.messages.read(ref)).html).toBeUndefined()
  })

  it('[RD-20] says when it is for another certificate', async () => {
    await open({ mail: { ...encrypted, encryptedFor: 'ff'.repeat(32) }, prepare: importOwn })
    await expect.element(page.getByText(/but for none of your certificates/)).toBeVisible()
  })

  it.each([
    ['unsupported', /in a way that cannot be opened here/],
    ['broken', /and cannot be opened\.$/],
  ] as const)('[RD-20] says of an encrypted mail that it does not open: %s', async (verdict, words) => {
    await open({ mail: from({ protection: { kind: 'smimeEncrypted', verdict } }) })
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('[RD-20] says of an encrypted mail that it cannot be opened here', async () => {
    await open({ mail: from({ protection: { kind: 'pgpEncrypted' } }) })
    await expect.element(page.getByText(/^This message is encrypted with PGP/)).toBeVisible()
  })
})

describe('leaving a list', () => {
  it('[RD-19] by one request of the mail system, once the reader has said so', async () => {
    const { adapter } = await open({ mail: newsletter })
    adapter.control.fail({ kind: 'server', call: 'trust.unsubscribe' })
    await button('Unsubscribe').click()
    await expect.element(page.getByText(/asks lists\.harbour\.example once/)).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click()
    await expect.element(page.getByText(/^The list did not take it/)).toBeVisible()
    await button('Unsubscribe').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click()
    await expect.element(page.getByText(/^Unsubscribed\./)).toBeVisible()
  })

  it('[RD-19] by a mail that the reader looks over', async () => {
    const onCompose = vi.fn()
    const mailto = 'mailto:leave@harbour.example?subject=leave%207'
    await open({ mail: from({ unsubscribe: { isOneClick: false, mailto } }), onCompose })
    await button('Unsubscribe').click()
    expect(onCompose.mock.calls[0]?.[0]).toMatchObject({
      kind: 'new',
      to: [{ address: 'leave@harbour.example', name: '' }],
      subject: 'leave 7',
      text: 'unsubscribe',
    })
  })

  it('[RD-19] at the list’s own page, which is named', async () => {
    const link = 'https://lists.harbour.example/leave/7'
    await open({ mail: from({ unsubscribe: { isOneClick: false, link } }) })
    const shown = page.getByRole('link', { name: 'Unsubscribe at lists.harbour.example' })
    await expect.element(shown).toHaveAttribute('href', link)
    await expect.element(shown).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  it('[X3] never at an address that is no page', async () => {
    await open({ mail: from({ unsubscribe: { isOneClick: false, link: 'javascript:alert(1)' } }) })
    await expect.poll(() => inFrame('h1')).not.toBeNull()
    await expect.element(page.getByRole('link', { name: /Unsubscribe/ })).not.toBeInTheDocument()
  })
})
