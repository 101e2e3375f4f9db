import type { CompanyMail } from '../Company'
import { landscape, logo } from '../files/drawings'
import { pdf } from '../files/pdf'
import { days, hours } from './ages'

const lenses = { address: 'orders@optics.example.net', name: 'Optics Supply' }
const digest = { address: 'digest@instruments.example.org', name: 'Instrument Digest' }
const railway = { address: 'ticket@rail.example.org', name: '铁路客服' }

const digestHtml = (
  issue: number,
  lead: string,
): string => `<table width="100%" cellpadding="0" cellspacing="0" bgcolor="#eef2f6"><tr><td align="center">
<table width="600" cellpadding="24" cellspacing="0" bgcolor="#ffffff" style="font-family:Georgia,serif">
<tr><td><img src="https://pictures.example.org/digest/${issue}/head.jpg" width="552" height="120" alt="Instrument Digest ${issue}"></td></tr>
<tr><td><h1 style="font-size:24px;margin:0 0 12px">${lead}</h1><p style="font-size:15px;line-height:1.6">Read the whole story on our site, together with this month's bench tests and a portrait of a glass-blower in Jena.</p>
<p><a href="https://instruments.example.org/${issue}" style="background:#184478;color:#ffffff;padding:10px 18px;text-decoration:none">Read on</a></p></td></tr>
<tr><td style="font-size:12px;color:#667788">You get this mail because you subscribed. <a href="https://instruments.example.org/leave">Leave the list</a><img src="https://count.example.org/open?i=${issue}" width="1" height="1" alt=""></td></tr>
</table></td></tr></table>`

/** Mail from outside: suppliers, newsletters, tickets, and what the spam filter caught. */
export const outsideMails: readonly CompanyMail[] = [
  {
    from: lenses,
    to: ['chen.yu'],
    subject: 'Order 20418 has shipped',
    minutesAgo: hours(3),
    html: `<p><img src="cid:mark@optics.example.net" alt="" width="48"></p><p>Dear Chen Yu,</p><p>your order <b>20418</b> (120 achromatic lenses, 25 mm) left our warehouse today and should reach Shanghai within five days.</p><p>Optics Supply</p>`,
    files: [
      { name: 'mark.png', contentType: 'image/png', contentId: 'mark@optics.example.net', bytes: logo },
      {
        name: 'delivery-note-20418.pdf',
        contentType: 'application/pdf',
        bytes: () => pdf('Delivery note 20418', ['120 x achromatic lens, 25 mm', 'Two boxes, 3.4 kg']),
      },
    ],
  },
  {
    from: lenses,
    to: ['chen.yu'],
    subject: 'Invoice 20418',
    minutesAgo: days(1) + 15,
    text: 'Please find the invoice for order 20418 attached. Payable within 30 days.',
    files: [
      {
        name: 'invoice-20418.pdf',
        contentType: 'application/pdf',
        bytes: () =>
          pdf('Invoice 20418', ['120 lenses at 18.50', 'Total 2,220.00', 'Payable within 30 days']),
      },
    ],
    folder: '客户',
  },
  {
    from: railway,
    to: ['chen.yu'],
    subject: '购票成功：上海虹桥至杭州东',
    minutesAgo: days(2) + 600,
    html: '<p>陈宇，您好：</p><p>您已购买 11 月 3 日 <b>G7391</b> 次列车，上海虹桥 08:21 开，05 车 12F 号，二等座。</p><p>请持身份证原件进站。本邮件由系统发出，请勿回复。</p>',
  },
  {
    from: { address: 'lisa.chang@customer.example.org', name: '張麗莎' },
    to: ['chen.yu', 'huang.yating'],
    subject: '關於保固期限的問題',
    minutesAgo: hours(20),
    text: '您好，\n\n請問去年十月購買的一期機型，保固是從出貨日還是安裝日起算？謝謝。\n\n張麗莎',
  },
  {
    from: { address: 'kenji.mori@partner.example.org', name: '森 健二' },
    to: ['chen.yu'],
    subject: 'Re: Visit to Shanghai in December',
    minutesAgo: days(3) + 200,
    text: 'Dear Chen-san,\n\nthe 9th suits us well. We will be three people and would be glad to see the test bench.\n\nMori',
  },
  ...[
    [1, 41, 'Why old lenses glow'],
    [8, 40, 'The quiet return of the slide rule'],
    [15, 39, 'Measuring a hair, five ways'],
    [22, 38, 'A thermometer that remembers'],
  ].map(([age, issue, lead]): CompanyMail => ({
    from: digest,
    to: ['chen.yu'],
    subject: `Instrument Digest ${issue}: ${lead}`,
    minutesAgo: days(Number(age)) + 80,
    html: digestHtml(Number(issue), String(lead)),
    trust: {
      authentication: [
        { method: 'dkim', outcome: 'pass', domain: 'instruments.example.org' },
        { method: 'spf', outcome: 'pass', domain: 'bounce.instruments.example.org' },
        { method: 'dmarc', outcome: 'pass', domain: 'instruments.example.org' },
      ],
      unsubscribe: { isOneClick: true, link: 'https://instruments.example.org/leave' },
      arrival: { fromHost: 'mail7.instruments.example.org', fromAddress: '198.51.100.27', isEncrypted: true },
    },
    webPictures: {
      [`https://pictures.example.org/digest/${issue}/head.jpg`]: {
        contentType: 'image/png',
        bytes: landscape,
      },
    },
  })),
  {
    from: { address: 'it-support@examp1e.com', name: 'daniel.okafor@example.com' },
    to: ['chen.yu'],
    subject: 'Your mailbox is almost full, act now',
    minutesAgo: hours(14),
    html: '<p>Your mailbox is 98% full. <a href="https://mail.examp1e.com/login">Sign in</a> within 24 hours to keep it.</p>',
    folder: 'Spam',
    state: { isRead: false },
  },
  {
    from: { address: 'prize@lottery.example.net', name: '中奖通知' },
    to: ['chen.yu'],
    subject: '恭喜您获得一等奖',
    minutesAgo: days(2),
    text: '您的邮箱在本月抽奖中获得一等奖，请提供银行账号领取。',
    folder: 'Spam',
  },
  {
    from: { address: 'deals@shop.example.net', name: 'Bargain Barn' },
    to: ['chen.yu'],
    subject: 'Everything must go!!!',
    minutesAgo: days(5),
    text: 'Ninety percent off everything, only today, only for you.',
    folder: 'Spam',
  },
]
