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
  // On a machine that others use as well a case takes many times as long, and is right all the same.
  registerConformance(
    () => gateway.openWorld(),
    { describe: describe.concurrent, it },
    { timeoutSeconds: 180 },
  )
})
