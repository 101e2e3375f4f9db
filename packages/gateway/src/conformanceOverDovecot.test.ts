import { conformanceCases, registerConformance } from '@mailroom/conformance'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { dovecotMail } from './testing/conformance/dovecotMail'
import { ConformanceGateway } from './testing/ConformanceGateway'

let gateway: ConformanceGateway
beforeAll(async () => {
  gateway = await ConformanceGateway.start(conformanceCases.length, dovecotMail)
})
afterAll(() => gateway.stop())

describe('[GW-03] the HTTP adapter at a gateway in front of an IMAP and an SMTP server', () => {
  registerConformance(() => gateway.openWorld(), { describe: describe.concurrent, it })
})
