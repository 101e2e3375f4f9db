import type { SunkMail } from '../../SmtpSink'

/** A mail that somebody handed in. */
export interface SubmittedMail extends SunkMail {
  /** Who had signed in. */
  readonly user: string
  /** ENVID of RFC 3461, as it was given. */
  readonly envelopeId: string | undefined
}

/** What is said to a command instead of yes; 4xx puts off, 5xx refuses, 421 ends the conversation. */
export interface SmtpRefusal {
  readonly code: number
  /** With its enhanced code, as `5.1.1 No such user`. */
  readonly text: string
}

/** `cut` loses the connection before anything is done, `take-then-cut` after the mail was taken and before that is said. */
export type SmtpAnswer = SmtpRefusal | 'cut' | 'take-then-cut' | undefined

/**
 * What a test wants to happen at each step. Nothing returned is yes. A promise holds the answer back, so that a test decides
 * how long the server is slow.
 */
export interface SmtpScript {
  /** Called in place of looking at passwords only when it returns something. */
  signIn?(user: string): SmtpAnswer | Promise<SmtpAnswer>
  sender?(address: string): SmtpAnswer | Promise<SmtpAnswer>
  recipient?(address: string): SmtpAnswer | Promise<SmtpAnswer>
  /** After the last byte of the mail. */
  mail?(mail: SubmittedMail): SmtpAnswer | Promise<SmtpAnswer>
}

/** What is told later of one recipient of a mail. */
export interface NoticeReport {
  readonly recipient: string
  readonly action: 'failed' | 'delayed' | 'delivered' | 'relayed'
  /** `5.2.2` */
  readonly status: string
  /** What the other server said, as `552 5.2.2 Mailbox full`. */
  readonly diagnostic: string
}

/** The submission server of an organisation that has mail already. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** Every mail that was taken, in order. */
  readonly mails: readonly SubmittedMail[]
  /** What of them went to addresses without a mailbox here. */
  readonly outside: readonly SunkMail[]
  /** How often a client connected. */
  readonly connectionCount: number
  /** Replaces what the server does from now on. */
  script: SmtpScript
  /** Resolves with the next mail that is taken. */
  nextMail(): Promise<SubmittedMail>
  /** Writes a delivery status notice into the inbox of the one who sent the mail. */
  notify(mail: SubmittedMail, report: NoticeReport): Promise<void>
  /** Loses every open connection. */
  cut(): void
  stop(): Promise<void>
}
