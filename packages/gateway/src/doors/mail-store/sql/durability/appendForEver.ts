import { join } from 'node:path'
import { openFolderBlobStore } from '../../../blob-store/folder/openFolderBlobStore'
import { openDatabase } from '../../../database/openDatabase'
import { createLocalEventBus } from '../../../events/createLocalEventBus'
import type { NewMessage } from '../../MailStore'
import { testMail } from '../../testMails'
import { createSqlMailStore } from '../createSqlMailStore'

// The program that the durability test kills: adds mails one by one and in groups, and reports each that is safe.

const [, , where = '', folder = '', accountId = '', round = ''] = process.argv
const database = await openDatabase(where)
const blobs = await openFolderBlobStore(join(folder, 'blobs'))
const box = createSqlMailStore({ database, blobs, events: createLocalEventBus() }).mailbox(Number(accountId))

const mail = (subject: string) =>
  testMail({ subject, text: `${subject} `.repeat(subject.endsWith('7') ? 20_000 : 10) })

async function oneByOne(writer: number) {
  for (let index = 0; ; index++) {
    const subject = `${round}-one-${writer}-${index}`
    await box.append('INBOX', mail(subject))
    process.send?.([subject])
  }
}

async function inGroups() {
  let reported = 0
  const given: string[] = []
  const mails = function* (): Generator<NewMessage> {
    for (let index = 0; ; index++) {
      const subject = `${round}-many-${index}`
      given.push(subject)
      yield { content: mail(subject) }
    }
  }
  await box.appendMany('INBOX', mails(), {
    onProgress(count) {
      process.send?.(given.slice(reported, count))
      reported = count
    },
  })
}

await Promise.all([oneByOne(1), oneByOne(2), inGroups()])
