import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileMail } from './FileMail'
import { fromMaildirFolder, lettersOfState, stateOfLetters, toMaildirFolder } from './maildirNames'
import { readMbox } from './readMbox'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-mbox-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (text: string) => {
  const file = join(folder, 'a.mbox')
  await writeFile(file, text)
  const mails: FileMail[] = []
  for await (const mail of readMbox(file, () => {})) mails.push(mail)
  return mails
}

describe('readMbox', () => {
  it('[GW-05] finds each mail, its time and its state', async () => {
    const mails = await read(
      'From a@x Thu Jan  1 00:00:01 1970\nSubject: one\nStatus: RO\nX-Status: AF\n\nText\n\nFrom b@x Thu Jan  1 00:00:02 1970\nSubject: two\nStatus: O\n\nMore\n',
    )
    expect(mails.map(({ content }) => content.toString().split('\n')[0])).toEqual([
      'Subject: one',
      'Subject: two',
    ])
    expect(mails.map(({ receivedAt }) => receivedAt)).toEqual([1000, 2000])
    expect(mails.map(({ state }) => state)).toEqual([
      { isRead: true, isAnswered: true, flag: 'red' },
      { isRead: false, isAnswered: false },
    ])
  })

  it('[GW-05] takes a quoted From as text and an unquoted one inside a paragraph too', async () => {
    const [mail, ...others] = await read(
      'From a@x\nSubject: one\n\nDear all,\nFrom now on\n\n>From here\n>>From there\n',
    )
    expect(others).toEqual([])
    expect(mail!.content.toString()).toBe(
      'Subject: one\n\nDear all,\nFrom now on\n\nFrom here\n>From there\n',
    )
  })

  it('[GW-05] gives nothing for an empty file', async () => {
    expect(await read('')).toEqual([])
  })
})

describe('Maildir names', () => {
  it.each(['INBOX', 'Sent', '项目/2026', 'A & B', 'v1.0/x'])(
    '[GW-05] carry the folder %s there and back',
    (name) => {
      expect(fromMaildirFolder(toMaildirFolder(name))).toBe(name)
    },
  )

  it('[GW-05] carry the state in letters', () => {
    const state = stateOfLetters('FRS')
    expect(state).toMatchObject({ isRead: true, isAnswered: true, isForwarded: false, flag: 'red' })
    expect(
      lettersOfState({
        ...state,
        isRead: true,
        isAnswered: true,
        isForwarded: false,
        isScheduled: false,
        isBurn: false,
        isUrgent: false,
        hasAttachments: false,
        tags: [],
      }),
    ).toBe('FRS')
  })
})
