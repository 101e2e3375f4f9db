/** The Message-ID of the letter with a subject. */
export const letterId = (subject: string): string => `${Buffer.from(subject).toString('hex')}@example.org`

/** A mail that arrives for Ann. */
export const testLetter = (subject: string): string =>
  [
    'From: Carol <carol@example.org>',
    'To: ann@corp.example',
    `Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`,
    `Message-ID: <${letterId(subject)}>`,
    'Date: Sat, 21 Nov 2026 08:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Text of ${subject}`,
    '',
  ].join('\r\n')
