// Long because it holds whole mails; each is a situation that a story or a test shows.
import type { ArrivingMail } from '@mailroom/memory-adapter'

const bytes = (text: string) => () => new TextEncoder().encode(text)

/** A drawing of 1200 by 300 pixels: wider than most frames. */
const wideDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300"><rect width="1200" height="300" fill="#0b6e7f"/>' +
  '<path d="M0 220 Q300 120 600 220 T1200 220 V300 H0Z" fill="#f2b63d"/></svg>'

/** A newsletter as shops and associations send them: tables, a sheet, pictures inside and from the web. */
export const newsletter: ArrivingMail = {
  from: { address: 'letters@harbour.example', name: 'Harbour Observatory' },
  subject: 'November nights: two comets and a quiet Moon',
  html: `<html><head><style>
      body { margin: 0; background: #eef2f4; }
      .card { max-width: 600px; margin: 0 auto; background: #ffffff; }
      .lead { font: 16px/24px Georgia, serif; color: #334; }
      .button { display: inline-block; padding: 10px 18px; border-radius: 4px; background: #0b6e7f; color: #fff; text-decoration: none; }
      @media (max-width: 480px) { .pad { padding: 16px !important; } }
    </style></head><body bgcolor="#eef2f4">
    <table class="card" width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td>
      <img src="cid:header@harbour" alt="Hills under a yellow evening sky" width="1200">
    </td></tr><tr><td class="pad" style="padding: 28px">
      <h1 style="font: 600 26px/32px Georgia, serif; margin: 0 0 12px; color: #0b3b45">Two comets and a quiet Moon</h1>
      <p class="lead">Dear members, the sky is dark by five, and for ten evenings the Moon stays out of the way.
      Bring a blanket; the dome is not heated.</p>
      <img src="https://pictures.harbour.example/comet.jpg" alt="The comet over the breakwater" width="544" height="200">
      <p class="lead">Places on the platform are free, but there are only forty.</p>
      <p><a class="button" href="https://harbour.example/nights">Choose an evening</a></p>
      <p class="lead">Or pay the yearly fee at <a href="https://pay.example.net/h">www.harbour.example</a>.</p>
      <img src="https://counter.example.net/o.gif" width="1" height="1" alt="">
    </td></tr></table></body></html>`,
  trust: {
    authentication: [
      { method: 'dkim', outcome: 'pass', domain: 'harbour.example' },
      { method: 'spf', outcome: 'none', domain: 'bounces.sender.example' },
      { method: 'dmarc', outcome: 'pass', domain: 'harbour.example' },
    ],
    unsubscribe: { isOneClick: true, link: 'https://lists.harbour.example/leave/7' },
    arrival: { fromHost: 'mx2.harbour.example', fromAddress: '198.51.100.8', isEncrypted: true },
  },
  webPictures: {
    'https://pictures.harbour.example/comet.jpg': { contentType: 'image/svg+xml', bytes: bytes(wideDrawing) },
  },
  files: [
    {
      name: 'header.svg',
      contentType: 'image/svg+xml',
      contentId: 'header@harbour',
      bytes: bytes(wideDrawing),
    },
  ],
}

/** An answer in plain text, with quotes of two people and links. */
export const plainAnswer: ArrivingMail = {
  from: 'amelia.hart',
  to: ['chen.yu'],
  cc: ['daniel.okafor', 'priya.nair', 'huang.yating', 'tsai.chiahao'],
  subject: 'Re: Visit to Shanghai in December',
  text: `Hello Chen Yu,

Thursday is fine. The plan is at https://example.com/plans/visit?day=4 (page two),
and my number is on www.example.com. 请看https://example.com/日程，谢谢。

> On Tuesday Chen Yu wrote:
> Shall we meet on Thursday or on Friday?
>
>> The lift is being repaired on Friday, so the laboratory
>> can only be reached by the stairs.
>
${Array.from({ length: 14 }, (_, index) => `> ${index + 1}. point of the old agenda`).join('\n')}

Write to travel@example.com when the tickets are there.

Amelia`,
}

/** Long Chinese: subject, names, text. */
export const longChinese: ArrivingMail = {
  from: 'lin.xiaomei',
  to: ['chen.yu', 'wang.lei', 'zhao.min', 'sun.hao', 'huang.yating', 'wu.peishan'],
  subject:
    '关于北极星二期样机低温测试延期、供应商电池到货时间调整以及下周评审会议安排的说明（请各部门负责人周五下班前确认并回复）',
  html: `<div style="font-family:'Microsoft YaHei'"><p>各位同事：</p>
    <p>由于供应商的电池要到下周三才能到货，北极星二期的低温测试顺延一周。请研发部在周五之前把新的排期发给产品部，行政部同步调整七楼实验室的预约。</p>
    <table border="1" cellpadding="6" style="border-collapse:collapse"><tr><th>事项</th><th>负责人</th><th>完成时间</th></tr>
    <tr><td>电池到货验收</td><td>王磊</td><td>周三</td></tr><tr><td>低温测试（零下二十度，连续八小时）</td><td>许志明</td><td>周四</td></tr></table>
    <p>如有问题，请直接回复本邮件。</p><p>林晓梅<br>人力资源部</p></div>`,
  state: { tags: ['北极星', '客户'], flag: 'orange', isUrgent: true },
}

/** Long English without places to break, from a sender in disguise. */
export const longEnglish: ArrivingMail = {
  from: {
    address: 'accounts@examp1e.com',
    name: 'Accounts Department of Polaris Instruments International (Asia Pacific) Limited',
  },
  subject:
    'Reminder: outstanding-confirmation-of-your-departmental-travel-reimbursement-2026-Q4-final-final-v7 must be returned before the end of the month',
  html: `<p>Please confirm at <a href="https://login.attacker.example/x">https://intranet.example.com/confirm</a>.</p>
    <p>${'Averyveryverylongwordwithoutanyplacetobreak'.repeat(6)}</p>
    <p>Kind regards,<br>Accounts</p>`,
}

/** Files of every kind, with names that try to mislead. */
export const manyFiles: ArrivingMail = {
  from: 'zhao.min',
  subject: 'Everything for the audit',
  text: 'All files as agreed.',
  files: [
    ['Budget 2027.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 48_213],
    ['北极星二期低温测试报告与供应商整改意见（第三稿，含附录一至附录七）.pdf', 'application/pdf', 1_204_771],
    ['slides.pptx', 'application/octet-stream', 8_120_400],
    ['contract.docx', 'application/msword', 92_000],
    ['photo.jpg', 'image/jpeg', 310_000],
    ['invoice\u202Efdp.exe', 'application/x-msdownload', 66_000],
    ['archive.tar.gz', 'application/gzip', 540],
    ['meeting.ics', 'text/calendar', 1_024],
    ['card.vcf', 'text/vcard', 300],
    ['original.eml', 'message/rfc822', 20_480],
    ['song.mp3', 'audio/mpeg', 4_000_000],
    ['clip.mp4', 'video/mp4', 9_000_000],
    ['page.html', 'text/html', 2_000],
    ['notes.txt', 'text/plain', 120],
    ['README', 'application/octet-stream', 90],
  ].map(([name, contentType, size]) => ({
    name: String(name),
    contentType: String(contentType),
    bytes: () => new Uint8Array(Number(size)),
  })),
}

/** A weekly review, as a colleague's calendar program invites to it. */
export const invitation: ArrivingMail = {
  from: 'zhao.min',
  to: ['chen.yu'],
  subject: '邀请：北极星二期周例会',
  text: '各位，从下周起每周二上午过一遍进度。',
  invitation: {
    uid: 'weekly@example.com',
    title: '北极星二期周例会',
    location: '七楼 会议室 B',
    time: { kind: 'instant', startsAt: Date.UTC(2026, 11, 1, 2), endsAt: Date.UTC(2026, 11, 1, 3) },
    recurrence: {
      every: 'week',
      interval: 1,
      weekdays: [{ day: 2 }],
      monthDays: [],
      until: Date.UTC(2027, 2, 30),
    },
    invitees: ['chen.yu', 'wang.lei', 'sun.hao', 'huang.yating', 'wu.peishan', 'lin.xiaomei', 'amelia.hart'],
  },
}

/** An invitation from outside whose every word is too long. */
export const longInvitation: ArrivingMail = {
  from: { address: 'events@harbour.example', name: 'Harbour Observatory Visitors and Events Office' },
  subject: 'Invitation',
  text: 'Please join us.',
  invitation: {
    uid: 'night@harbour.example',
    title: `Annual general meeting of the Harbour Observatory with the ${'unbreakable'.repeat(12)} committee`,
    location:
      'https://meet.harbour.example/rooms/annual-general-meeting?token=abcdefghijklmnopqrstuvwxyz0123456789',
    time: { kind: 'floating', startsAt: Date.UTC(2026, 11, 1, 18), endsAt: Date.UTC(2026, 11, 2, 1) },
    recurrence: { every: 'other', interval: 1, weekdays: [], monthDays: [] },
  },
}
