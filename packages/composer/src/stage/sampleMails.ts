import type { DraftContent } from '@mailroom/core'
import type { ArrivingMail } from '@mailroom/memory-adapter'
import type { ComposeStart } from '../composer/ComposeStart'

const paragraph =
  '<p style="font-size:15px;line-height:1.6">The new coating line has passed its first hundred hours. Yield is above what we planned for spring, and the two lamps that failed were replaced within the shift.</p>'

/** A long newsletter with pictures from the web. */
export const newsletter: ArrivingMail = {
  from: { address: 'digest@instruments.example.org', name: 'Instrument Digest' },
  subject: 'Instrument Digest 47: a hundred hours of coating',
  html: `<style>h1 { font-family: Georgia, serif } td { padding: 16px }</style>
<table width="100%" cellspacing="0" bgcolor="#eef2f6"><tr><td align="center"><table width="600" cellspacing="0" bgcolor="#ffffff">
<tr><td><img src="https://pictures.example.org/head.jpg" width="552" height="96" alt="Instrument Digest"></td></tr>
<tr><td><h1 style="font-size:24px;margin:0 0 12px">A hundred hours of coating</h1>${paragraph.repeat(8)}
<p><a href="https://instruments.example.org/47" style="background:#184478;color:#ffffff;padding:10px 18px;text-decoration:none">Read on</a></p></td></tr>
</table></td></tr></table>`,
}

/** A mail with files to pass on. */
export const withFiles: ArrivingMail = {
  from: 'wang.lei',
  subject: '二〇二七年预算与设备采购清单（第三稿，请审阅）',
  html: '<p>各位好：</p><p>附件为<b>第三稿</b>，请于周五前回复。</p>',
  files: [
    {
      name: '二〇二七年度预算汇总表（含各部门明细与历年对比）.xlsx',
      contentType: 'application/vnd.ms-excel',
      bytes: () => new Uint8Array(48_213),
    },
    {
      name: 'equipment-list-final-v3.pdf',
      contentType: 'application/pdf',
      bytes: () => new Uint8Array(1_204_333),
    },
    { name: 'photos.zip', contentType: 'application/zip', bytes: () => new Uint8Array(3_400_000) },
  ],
}

/** More Chinese than fits. */
export const longChinese: ComposeStart = {
  kind: 'new',
  to: Array.from({ length: 14 }, (_, index) => ({
    address: `gongchengshi${index}@example.com`,
    name: `${'王李张刘陈杨黄赵吴周徐孙马朱'[index]}工程师（研发部光学组）`,
  })),
  cc: [{ address: '这不是地址', name: '' }],
  subject: '关于召开二〇二六年第四季度全体员工大会暨年度优秀员工表彰活动筹备工作第三次协调会议的通知',
  text: '各位同事：\n\n现将第四季度全体员工大会的筹备事项通知如下，请各部门负责人于本周五下班前将参会名单报送行政部。\n\n一、会议时间：十一月二十八日上午九时\n二、会议地点：三号楼报告厅',
}

/** More English than fits. */
export const longEnglish: ComposeStart = {
  kind: 'new',
  to: [
    { address: 'bartholomew.featherstonehaugh-cholmondeley@subsidiary.holdings.example.com', name: '' },
    { address: 'amelia.hart@example.com', name: 'Amelia Hart' },
  ],
  bcc: [{ address: 'priya.nair@example.com', name: 'Priya Nair' }],
  subject:
    'Re: Fwd: Re: Minutes of the extraordinary meeting about the replacement of the vacuum pumps in hall three',
  text: 'Dear all,\n\nplease find below what was agreed yesterday. Whoever sees it differently says so by Thursday.',
}

/** Nothing is missing. */
export const readyToSend: ComposeStart = {
  kind: 'new',
  to: [{ address: 'wang.lei@example.com', name: '王磊' }],
  subject: 'Budget',
  text: 'Hello,\n\nhere it is.',
}

/** A mail that is sent in another way than usual. */
export const unusual: ComposeStart = {
  kind: 'restored',
  entry: {
    draftId: 'a-draft-with-options-of-its-own',
    writtenAt: Date.UTC(2026, 10, 20, 8),
    html: '<div>Please answer by noon.</div>',
    fields: {
      from: undefined,
      to: [
        { address: 'wang.lei@example.com', name: '王磊' },
        { address: 'li.na@example.com', name: '李娜' },
      ],
      cc: [],
      bcc: [],
      subject: 'Budget',
      attachments: [],
      origin: undefined,
      priority: 'high',
      keepsCopy: false,
      isSeparate: true,
    },
  },
}

/** A mail about a file that is not there, to somebody who may be somebody else. */
export const forgetful: ComposeStart = {
  kind: 'new',
  to: [
    { address: 'wang.lei@exarnple.com', name: '王磊' },
    { address: 'li.na@example.com', name: '李娜' },
  ],
  subject: '第四季度预算',
  text: '您好，预算表见附件，请查收。',
}

/** A mail that is whole and waits for its time. */
export const waitingMail: DraftContent = {
  to: [{ address: 'wang.lei@example.com', name: '王磊' }],
  cc: [],
  bcc: [],
  subject: 'Figures for Monday',
  html: '<div>Hello,</div><div>here they are.</div>',
  text: 'Hello,\nhere they are.',
  isHtml: true,
  attachments: [],
}
