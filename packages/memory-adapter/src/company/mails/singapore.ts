import type { CompanyMail } from '../Company'
import { barChart } from '../files/drawings'
import { pdf } from '../files/pdf'
import { days, hours } from './ages'

/** What the Singapore office writes about. */
export const singaporeMails: readonly CompanyMail[] = [
  {
    from: 'amelia.hart',
    to: ['chen.yu'],
    cc: ['huang.yating'],
    subject: 'Polaris II: can we promise November?',
    minutesAgo: 12,
    html: `<p>Hi Chen Yu,</p><p>Two distributors asked for a date this morning. If the cold-start fix lands this week, I would like to promise <b>first units in the second half of November</b>. Is that safe, or should I say December?</p><p>No need for detail, a yes or no is enough for today.</p><p>Amelia</p>`,
    state: { flag: 'yellow' },
  },
  {
    from: 'daniel.okafor',
    to: [{ address: 'everyone@example.com', name: 'Everyone' }],
    subject: 'Servers will be down on Saturday',
    minutesAgo: hours(4),
    text: `Hello all,

because of the power cut in the Shanghai building, file shares and the build servers are off on Saturday from 07:30 to 19:00 (UTC+8). Mail keeps working.

Please close your files on Friday evening.

Daniel`,
  },
  {
    from: 'priya.nair',
    to: ['chen.yu', 'wang.lei'],
    subject: 'Panel mock-ups, round two',
    minutesAgo: hours(11),
    html: `<p>Hello both,</p><p>the second round is below. What changed: larger numbers, one colour less, and the warning now says what to <i>do</i>, not only what is wrong.</p><p><img src="cid:panel.round2@example.com" alt="Brightness over the day" width="158"></p><p>Could you tell me by Wednesday which of the two headers you prefer?</p><p>Priya</p>`,
    files: [
      {
        name: 'panel-round2.png',
        contentType: 'image/png',
        contentId: 'panel.round2@example.com',
        bytes: () => barChart([0.2, 0.35, 0.7, 0.9, 0.5]),
      },
      {
        name: 'Panel mock-ups.pdf',
        contentType: 'application/pdf',
        bytes: () => pdf('Panel mock-ups', ['A  Header with clock', 'B  Header with battery']),
      },
    ],
  },
  {
    from: 'chen.yu',
    to: ['priya.nair'],
    cc: ['wang.lei'],
    subject: 'Re: Panel mock-ups, round two',
    minutesAgo: hours(10),
    text: 'Lovely work. Header B for me: people look at the battery far more often than at the clock.',
  },
  {
    from: 'amelia.hart',
    to: ['chen.yu', 'zhao.min'],
    subject: 'Numbers for the third quarter',
    minutesAgo: days(1) + 500,
    text: 'Third quarter closed 6% above plan. The south-east carried it; Japan was flat. Slides on Friday.',
    state: { isAnswered: true },
  },
  {
    from: 'daniel.okafor',
    to: ['chen.yu'],
    subject: 'Your laptop is due for replacement',
    minutesAgo: days(2) + 30,
    text: 'Your laptop turns four this month. Reply with 13 or 15 inches and I will order it today.\n\nDaniel',
    state: { isRead: false },
  },
  {
    from: 'priya.nair',
    to: ['chen.yu'],
    subject: 'Usability notes from Taipei',
    minutesAgo: days(3) + 60,
    text: `Six people, forty minutes each. The three things that came up again and again:

1. Nobody found the calibration menu.
2. "Hold to start" was read as "wait to start".
3. Everyone liked the sound when it is ready.

Full notes on the share.`,
    state: { flag: 'purple', tags: ['北极星'] },
  },
  {
    from: 'amelia.hart',
    to: ['chen.yu'],
    subject: 'Lunch when you are here?',
    minutesAgo: days(7),
    text: 'I saw that you fly in on the 21st. Lunch at the usual place?',
    state: { isAnswered: true },
  },
  {
    from: 'chen.yu',
    to: ['amelia.hart'],
    subject: 'Re: Lunch when you are here?',
    minutesAgo: days(7) - 25,
    text: 'Gladly. 12:30, and this time I pay.',
  },
  {
    from: 'daniel.okafor',
    to: [{ address: 'everyone@example.com', name: 'Everyone' }],
    subject: 'A reminder on phishing',
    minutesAgo: days(20),
    text: 'We will never ask for your password by mail. If a mail hurries you, look at the address twice.',
    folder: 'Archive',
  },
]
