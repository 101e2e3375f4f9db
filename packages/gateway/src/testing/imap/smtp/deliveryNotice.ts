import { randomUUID } from 'node:crypto'
import type { NoticeReport, SubmittedMail } from './SmtpServer'

/**
 * A notice in the manner of Postfix: words for people, a part for programs, the header of the mail.
 *
 * @source RFC 3464
 */
export function deliveryNotice(mail: SubmittedMail, report: NoticeReport): string {
  const boundary = randomUUID()
  const header = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))
  const isFailure = report.action === 'failed'
  return [
    'Return-Path: <>',
    `Date: ${rfcDate(new Date())}`,
    'From: Mail Delivery System <MAILER-DAEMON@mail.example.com>',
    `Subject: ${isFailure ? 'Undelivered Mail Returned to Sender' : 'Delivery Status Notification'}`,
    `To: ${mail.mailFrom}`,
    'Auto-Submitted: auto-replied',
    `Message-ID: <${randomUUID()}@mail.example.com>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    'This is a MIME-encapsulated message.',
    '',
    `--${boundary}`,
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mail.example.com.',
    '',
    `<${report.recipient}>: host mx.example.net said: ${report.diagnostic}`,
    '',
    `--${boundary}`,
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.com',
    ...(mail.envelopeId === undefined ? [] : [`Original-Envelope-Id: ${mail.envelopeId}`]),
    `Arrival-Date: ${rfcDate(new Date())}`,
    '',
    `Final-Recipient: rfc822; ${report.recipient}`,
    `Original-Recipient: rfc822;${report.recipient}`,
    `Action: ${report.action}`,
    `Status: ${report.status}`,
    'Remote-MTA: dns; mx.example.net',
    `Diagnostic-Code: smtp; ${report.diagnostic}`,
    '',
    `--${boundary}`,
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    header,
    '',
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

const rfcDate = (date: Date) => date.toUTCString().replace('GMT', '+0000')
