// Longer than other files: every setting stands here once, in the order in which docs/configuration.md shows them.

import { captchaKinds, secrecyLevels, undoDelays } from '@mailroom/core'
import * as v from 'valibot'
import {
  addressOrNothing,
  bannerSchema,
  linkGroupSchema,
  networkPlaceSchema,
  outerAddress,
} from '../home/homeSettings'
import { loginNames, mailSystemSchema, mailSystemSecrets, smtpSignIns } from './mailSystemSchema'
import { choice, list, onOff, percentage, records, secret, someText, text, wholeNumber } from './setting'

const domain = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain in lower case, like example.com'),
)
const origin = v.pipe(
  v.string(),
  v.check(
    (given) => URL.canParse(given) && new URL(given).origin === given,
    'must be an origin, like https://portal.example.com',
  ),
)
const webAddress = v.pipe(
  v.string(),
  v.check(
    (given) => given === '' || /^https?:\/\/[^/]+$/.test(given),
    'must be like https://mail.example.com, without a path',
  ),
)
const webPlace = v.pipe(
  v.string(),
  v.check((given) => given === '' || isWebPlace(given), 'must be like https://id.example.com/staff'),
)

function isWebPlace(given: string): boolean {
  if (!URL.canParse(given)) return false
  const { protocol, username, password, search, hash } = new URL(given)
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === ''
}

/** Nobody's, so it stands when nobody has said whose mail it is. */
export const defaultDomain = 'example.com'
const megabyte = 1024 * 1024

const zone = v.pipe(
  v.string(),
  v.check((given) => given === '' || isZone(given), 'must be the name of a time zone, like Asia/Shanghai'),
)

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/**
 * Every setting of the gateway. The check at start and the table in `docs/configuration.md` are both made from it.
 * A setting named `httpPort` is read from the variable `MAILROOM_HTTP_PORT` and from the key `httpPort` of the file.
 *
 * @source GW-02
 */
export const settingsTable = {
  dataFolder: text('mailroom-data', 'Folder that holds everything: database, message bytes, keys.', someText),
  databaseUrl: secret(
    'PostgreSQL database in place of the one in the data folder, like `postgresql://mailroom:password@db.example.com/mailroom?sslmode=verify-full`; it has to be there and to hold UTF-8. Message bytes and keys stay in the data folder.',
  ),

  // Web
  httpHost: text('127.0.0.1', 'Address on which the web server listens; `0.0.0.0` for all.', someText),
  httpPort: wholeNumber(8080, [0, 65535], 'Port of the web server; 0 takes a free one.'),
  publicUrl: text(
    '',
    'Address under which people reach the gateway. With `https://`, cookies are marked secure and HSTS is sent. Empty: plain HTTP at the address above.',
    webAddress,
  ),
  sslSignIn: onOff(
    true,
    'Whoever comes by plain HTTP is taken to the `https://` of `publicUrl` before signing in. Off: people may choose on the sign-in page, and neither are cookies marked secure nor is HSTS sent.',
  ),
  allowedHosts: list(
    [],
    'Further host names under which requests are answered, beside that of `publicUrl` and the loopback names.',
  ),
  trustedProxies: list([], 'Addresses of proxies whose `X-Forwarded-For` is believed.'),
  portalOrigins: list([], 'Origins of portals that embed Mailroom: they may frame it and call it.', origin),
  hostFolder: text('', 'Folder with the built web client to serve; empty serves the API alone.'),
  maxRequestsPerMinute: wholeNumber(
    6000,
    [60, 1_000_000],
    'Requests a minute for each session, and for each address without one.',
  ),

  // Mail
  domains: list(
    [defaultDomain],
    'Domains whose mail is delivered here; the first one completes bare account names.',
    domain,
  ),
  mailHostname: text(
    '',
    'Name of this machine in SMTP greetings and in Message-IDs; empty takes the first domain.',
  ),
  timeZone: text(
    '',
    'IANA zone in which quoted times are written, like Asia/Shanghai; empty takes that of the machine.',
    zone,
  ),
  smtpHost: text('127.0.0.1', 'Address on which the SMTP ports listen.', someText),
  smtpPort: wholeNumber(2525, [0, 65535], 'Port for incoming mail; 0 takes a free one.'),
  submissionPort: wholeNumber(
    2587,
    [0, 65535],
    'Port on which mail programs hand in mail after signing in; 0 takes a free one.',
  ),
  smtpTlsCertFile: text('', 'Certificate (PEM) for STARTTLS on the SMTP ports; empty turns STARTTLS off.'),
  smtpTlsKeyFile: text('', 'Private key (PEM) for that certificate.'),
  maxMessageBytes: wholeNumber(
    50 * megabyte,
    [megabyte, 1024 * megabyte],
    'Largest mail, in and out, in bytes.',
  ),
  maxRecipients: wholeNumber(500, [1, 1000], 'Most recipients of one mail.'),
  directMx: onOff(true, 'Deliver outside mail to the MX hosts of each domain when no smarthost is set.'),
  smarthostHost: text('', 'SMTP server that takes all outside mail; empty for none.'),
  smarthostPort: wholeNumber(587, [1, 65535], 'Its port.'),
  smarthostTls: choice(
    ['starttls', 'implicit', 'opportunistic', 'off'],
    'starttls',
    'How the connection to it is protected; `opportunistic` takes any certificate, or none.',
  ),
  smarthostUser: text('', 'Name to sign in there; empty for none.'),
  smarthostPassword: secret('Password to sign in there.'),

  // A mail system that is there already
  imapUrl: text(
    '',
    'IMAP server where the mail of the domains lies, like `imaps://imap.example.com` (TLS) or `imap://imap.example.com:143` (STARTTLS); `?tls=none` at the end goes in the clear. Empty: it lies in our own store.',
  ),
  imapLoginName: choice(
    loginNames,
    'address',
    'What people are called at the mail servers: by their whole address, or by what stands before the @.',
  ),
  imapMasterUser: text(
    '',
    'IMAP user who may act for every other; with one, the passwords of people are not kept for reading. Empty for none.',
  ),
  imapMasterPassword: secret('Password of that user.'),
  imapMasterSeparator: text(
    '',
    'Sign of a server that wants the master user behind the person’s name, as Dovecot does with `*`; empty names the person by SASL PLAIN.',
    v.pipe(v.string(), v.maxLength(1)),
  ),
  smtpUrl: text(
    '',
    'SMTP server that takes the mail of these people, like `smtp://smtp.example.com:587` (STARTTLS) or `smtps://smtp.example.com` (TLS).',
  ),
  smtpSignIn: choice(
    smtpSignIns,
    'person',
    'How the gateway signs in there: as the person who writes, as a service with the right to write for everybody, or not at all.',
  ),
  smtpServiceUser: text('', 'Name of the service, for `smtpSignIn` service.'),
  smtpServicePassword: secret('Password of the service.'),
  smtpFilesSentCopies: onOff(
    false,
    'The SMTP server puts the copy of a sent mail into the Sent folder itself, as Gmail does; Mailroom then adds none.',
  ),
  mailServerCaFile: text(
    '',
    'Certificates (PEM) that vouch for the mail servers, instead of the public ones.',
  ),
  mailSystems: records(
    mailSystemSchema,
    'Mail systems for some of the domains only: records of `domains` and the settings from `imapUrl` on. Domains that none of them names are served by those settings.',
    mailSystemSecrets,
  ),
  forbiddenExtensions: list(
    [
      'exe',
      'bat',
      'cmd',
      'com',
      'scr',
      'pif',
      'vbs',
      'vbe',
      'js',
      'jse',
      'wsf',
      'wsh',
      'msi',
      'hta',
      'lnk',
      'reg',
      'ps1',
      'jar',
    ],
    'Extensions of files that cannot be attached, lower case without dot.',
    v.pipe(v.string(), v.regex(/^[a-z0-9]+$/, 'must be an extension in lower case without its dot')),
  ),
  allowOnline: onOff(
    true,
    'People may send files as links to this gateway. Set `publicUrl`: the links begin with it, and people outside open them.',
  ),
  onlineSuggestBytes: wholeNumber(
    30 * megabyte,
    [0, 1024 * megabyte],
    'For a file above it writers are offered a link, in bytes.',
  ),
  onlineOverBytes: wholeNumber(
    36 * megabyte,
    [0, 1024 * megabyte],
    'A file above it becomes a link by itself, in bytes; as does what no mail can carry.',
  ),
  onlineAll: onOff(false, 'Every file becomes a link.'),
  maxOnlineBytes: wholeNumber(
    1024 * megabyte,
    [megabyte, 1024 * megabyte],
    'Largest file that a mail links to, in bytes.',
  ),
  diskBytes: wholeNumber(
    5 * 1024 * megabyte,
    [0, 1024 * 1024 * megabyte],
    'Room for the disk of one person and the files that their mails link to, in bytes; `mailroom account capacity` gives somebody another.',
  ),
  companyDiskBytes: wholeNumber(
    50 * 1024 * megabyte,
    [0, 1024 * 1024 * megabyte],
    'Room on the disk of the whole organisation, in bytes. `mailroom disk` fills it and says who writes on it.',
  ),
  onlineDays: wholeNumber(30, [1, 366], 'Days for which a link leads to its file.'),
  draftSaveMinutes: wholeNumber(1, [1, 60], 'Minutes between automatic saves of a draft.'),

  smsProvider: choice(
    ['off', 'log', 'http'],
    'off',
    'The way to mobile phones, for SMS notices of mails: none, a line in the log instead of each message (for trying it out), or a provider over HTTP.',
  ),
  smsUrl: text(
    '',
    'Address of the provider. It gets a POST of the form fields `id`, `to` (digits, with a plus before a country code) and `text` for each message; an answer from 200 to 299 says that it was taken, the same `id` is the same message.',
    outerAddress,
  ),
  smsAuthorization: secret(
    'Value of the `Authorization` header for the provider, like `Bearer …`; empty sends none.',
  ),
  smsInnerHosts: list(
    [],
    'Hosts inside the organisation’s network, like `sms.example.com:8080`, that send messages; others must be of the open internet, and only these may be asked over plain HTTP.',
  ),
  smsText: text(
    '',
    'Text of the notices, with `{sender}` for the name of who has written; empty for ours in the language of that person.',
    v.pipe(v.string(), v.maxLength(300)),
  ),
  smsPerHour: wholeNumber(60, [1, 100_000], 'Most notices by SMS that one account causes within an hour.'),

  officeProgram: text(
    'soffice',
    'Command of LibreOffice, which makes previews of office files that browsers cannot show. It runs without network (`unshare` and `prlimit` of util-linux are needed). Empty makes none.',
  ),

  // Sessions
  sessionHours: wholeNumber(12, [1, 720], 'Hours after which a session ends in any case.'),
  sessionIdleMinutes: wholeNumber(30, [1, 1440], 'Minutes without a request after which a session ends.'),
  passwordMinLength: wholeNumber(8, [6, 16], 'Fewest characters of a new password; the most are 20.'),
  passwordKinds: choice(
    ['2', '3', '4'],
    '2',
    'How many of digits, lower case, upper case and other characters a new password must have.',
  ),
  passwordNoDigitRuns: onOff(false, 'No three digits in a row that count up or down.'),
  passwordNoLetterRuns: onOff(false, 'No three letters in a row that follow the alphabet up or down.'),
  passwordNoRepeats: onOff(false, 'No character three times in a row.'),
  passwordNoAccountName: onOff(false, 'Not the account name within it.'),
  passwordNoFullSpelling: onOff(
    false,
    'Not the owner’s name within it, as it is spelt in Latin letters. Whoever signs in with a password that breaks one of these rules must change it first.',
  ),
  passwordKeyBits: choice(
    ['1024', '2048', '3072', '4096'],
    '2048',
    'Size of the key that wraps passwords, used when the key is made at first start.',
  ),
  secretKey: secret(
    'Key that seals the mail passwords kept for people who are signed in: 32 bytes in base64 or hex. Empty: made at the first start, in `keys/secrets.key` of the data folder.',
  ),
  previousSecretKey: secret(
    'The key before that one: what it sealed is sealed anew at the next start. Empty: the one of the data folder, if there is one.',
  ),
  captchaWhen: choice(
    ['never', 'failures', 'always'],
    'never',
    'When signing in asks for a captcha: never, after wrong passwords, or always. Too many wrong passwords make wait either way.',
  ),
  captchaFailures: wholeNumber(
    3,
    [1, 5],
    'Wrong passwords of an account or an address after which a captcha is asked for.',
  ),
  captchaKind: choice(
    captchaKinds,
    'slide',
    'Which captcha: `slide` a piece into its gap, `click` characters in order, copy a `text`, or `arithmetic`.',
  ),
  captchaReadable: onOff(
    true,
    'People who cannot see pictures may ask for a sum in plain text instead. Programs can read it too; guessing is limited either way.',
  ),
  ticketIssuer: text(
    '',
    'Issuer (`iss`) of the tickets by which portals sign their users in; empty turns tickets off.',
  ),
  ticketAudience: text('mailroom', 'Audience (`aud`) that a ticket must name.', someText),
  ticketSecret: secret('Secret shared with the portal (HS256), at least 32 characters.'),
  ticketPublicKeyFile: text('', 'Public key of the portal (PEM; EdDSA or RS256) instead of a shared secret.'),
  ticketSecondStep: onOff(
    false,
    'Whom a portal vouches for is asked for the second step as well, if they have set one up.',
  ),
  oidcIssuer: text(
    '',
    'Issuer of the organisation’s own sign-on (OpenID Connect), like `https://id.example.com/realms/staff`; empty turns it off. The address to enter there for coming back is `publicUrl` with `/login`.',
    webPlace,
  ),
  oidcClientId: text('', 'What Mailroom is called there (`client_id`).'),
  oidcClientSecret: secret(
    'Secret of Mailroom there; empty for a client without one (PKCE is used either way).',
  ),
  oidcName: text('', 'Name of that sign-on on its button; empty for a general word.'),
  oidcDomains: list(
    [],
    'Those of `domains` for whose addresses it vouches; empty for all of them. The address must be verified there.',
    domain,
  ),
  oidcSignOut: onOff(false, 'Whoever came by that sign-on is signed out there as well when they sign out.'),
  wechatAppId: text('', 'App id at the WeChat open platform; empty turns signing on with WeChat off.'),
  wechatSecret: secret('Secret of that app.'),
  wechatAuthorizeUrl: text(
    'https://open.weixin.qq.com/connect/qrconnect',
    'Page to which people go to sign on with WeChat.',
    webPlace,
  ),
  wechatApiUrl: text('https://api.weixin.qq.com', 'Where WeChat is asked who has come.', webPlace),
  signOnInnerHosts: list(
    [],
    'Hosts inside the organisation’s network, like `id.example.com` or `id.example.com:8443`, that sign people on; others must be of the open internet, and only these may be asked over plain HTTP.',
  ),
  signOnSeconds: wholeNumber(10, [1, 60], 'Seconds that a service which signs people on may take to answer.'),
  allowPasskeys: onOff(
    true,
    'People may sign in with passkeys (keys on their devices), in place of the password or as the second step.',
  ),
  allowRegistration: onOff(
    false,
    'People may ask for an account on the sign-in page; an administrator decides. For domains whose passwords are kept here.',
  ),
  registrationAgreement: text(
    '',
    'Plain text that people agree to who ask for an account; empty asks for nothing.',
    v.pipe(v.string(), v.maxLength(100_000)),
  ),
  logoutUrl: text('', 'Page to which people go after signing out; empty for the sign-in page.'),

  // What people see
  title: text('Mailroom', 'Name of the organisation’s mail.'),
  logoUrl: text('', 'Address of the logo on the sign-in page.'),
  spamPercent: percentage(
    'Share of spam that is filtered, claimed on the sign-in page; null claims nothing.',
  ),
  virusPercent: percentage(
    'Share of viruses that are blocked, claimed on the sign-in page; null claims nothing.',
  ),
  allowForward: onOff(true, 'People may forward mail.'),
  hideForwarded: onOff(
    false,
    'The original of a forward is not shown to who writes it, and is put below the text when it is sent.',
  ),
  allowDownload: onOff(true, 'People may download mail and attachments.'),
  allowBurn: onOff(
    true,
    'People may write mails that are destroyed after reading; what was sent stays readable.',
  ),
  allowMailPassword: onOff(true, 'People may write mails that are read with a password.'),
  securityMode: onOff(false, 'Writers are asked before a mail goes to more than one recipient.'),
  secrecy: choice(
    ['off', 'offered', 'mail', 'files'],
    'off',
    'Levels of secrecy for mails and files: `offered` to the writer, or needed for each mail (`mail`), or for each of its files as well (`files`). What somebody may write and read is said by `mailroom account secrecy`.',
  ),
  secrecyOutside: choice(
    secrecyLevels,
    'internal',
    'The highest level of secrecy of mails that leave the organisation.',
  ),
  remindOutside: onOff(
    false,
    'Writers are asked before a mail leaves the organisation; addresses that look like others are named either way.',
  ),
  remindFiles: onOff(true, 'Writers are asked about a file that their text speaks of and that is not there.'),
  undoSendSeconds: {
    ...wholeNumber(
      10,
      [0, 30],
      'Seconds in which people who have chosen nothing can call a sent mail back; 0 sends at once.',
    ),
    schema: v.picklist(undoDelays),
    type: undoDelays.join(', '),
  },
  allowDelete: onOff(true, 'People may delete mail.'),
  recallRead: onOff(false, 'Mail that its recipient has read can be recalled as well.'),
  deleteForeverButton: onOff(
    false,
    'A red button beside the list and the open mail deletes for good, in place of an entry of the menu.',
  ),
  allowOfflineReading: onOff(
    true,
    'Browsers may keep what people have read, encrypted and for seven days, so that it can be read without a connection.',
  ),
  allowFiles: onOff(
    true,
    'People have a file center: their disk, that of the organisation, and what their mails link to. Mails link to files either way.',
  ),
  showDirectory: onOff(
    true,
    'People can look through the organisation: its people by department and domain, and its mailing lists. Without it they are suggested nobody but their own contacts and those whom they have written to.',
  ),
  allowSearch: onOff(true, 'People may search all their mail at once; lists are searched either way.'),
  twelveHourTimes: onOff(false, 'Times in lists are shown with morning and afternoon.'),

  // The home page
  noticeTitle: text('', 'Title of a notice on the home page; empty for the name of the organisation’s mail.'),
  noticeHtml: text(
    '',
    'Text of the notice, in HTML; pictures and scripts are taken out. Empty shows no notice.',
  ),
  welcomeLinks: records(
    linkGroupSchema,
    'Links on the home page, in tabs: records of `title` and `links`, each of `title`, `url`, and maybe `desc` and `icon`.',
  ),
  banners: records(
    bannerSchema,
    'Banners that take turns on the home page where there is neither a notice nor links: records of `title`, `image`, and maybe `link`. Empty shows our own.',
  ),
  welcomeAds: records(bannerSchema, 'Further, lower banners on the home page, of the same kind.'),
  weatherUrl: text(
    '',
    'Address that answers with today’s weather as JSON: `cityname`, `temLow`, `temHigh`, `stateDetailed`, `windState`. The gateway asks it at most twice an hour. Empty shows none.',
    outerAddress,
  ),
  selfServiceUrl: text(
    '/search/login',
    'Address of the self-service of the organisation: a page of this client, as by default the records of the account, or one like `https://intranet.example.com/mail`; empty shows no way to it.',
    addressOrNothing,
  ),
  networkPlaces: records(
    networkPlaceSchema,
    'What networks are called where people are shown their sign-ins: records of `networks`, like `10.20.0.0/16`, and `place`. Nobody outside is asked where an address is.',
  ),
  organisation: text('', 'Name of the organisation at the foot of the home page; empty takes `title`.'),
  icpNumber: text(
    '',
    'Number under which the site is registered (ICP), at the foot of the home page; empty shows none.',
  ),
  icpLink: text(
    'https://beian.miit.gov.cn/',
    'Where that number leads; empty makes no link of it.',
    outerAddress,
  ),

  // Running
  trustedAuthservIds: list(
    [],
    'Names (authserv-id) under which the mail systems in front of this one write what SPF, DKIM and DMARC said about a sender into `Authentication-Results`; they must take out such lines of others. Mail that comes here straight from the internet is checked here.',
    v.pipe(v.string(), v.regex(/^[a-z0-9._-]+$/, 'must be a name in lower case, like mx.example.com')),
  ),
  smimeCaFile: text(
    '',
    'Certificates (PEM) of the organisation’s own authorities for S/MIME, beside the public ones.',
  ),
  innerHosts: list(
    [],
    'Hosts inside the organisation’s network, like `intranet.example.com` or `intranet.example.com:8443`, of which pictures in mails may be fetched; all other hosts must be of the open internet.',
  ),
  logLevel: choice(
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    'info',
    'Least important lines that are logged.',
  ),
  checkAnswers: onOff(false, 'Check every answer against the contract before it is sent; for development.'),
  metricsToken: secret('Bearer token for `/metrics`; without one only loopback addresses may read it.'),
} as const
