/** A mail as an honest sender writes it. */
export interface HonestMail {
  readonly name: string
  readonly html: string
}

const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFUlEQVR4nGNkYPjPwMDAxAADCAMAEzEBBNmBCCsAAAAASUVORK5CYII='

/** What people and companies really send: each mail stands for a way of making one. */
export const ownMails: readonly HonestMail[] = [
  {
    name: 'a letter of a few words',
    html: '<div dir="ltr">王经理：<br><br>附件是三季度的数字，请过目。<div><br></div><div>李娜</div></div>',
  },
  {
    name: 'a newsletter in tables with a sheet in its head',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>News</title><style>
      body { margin: 0; background: #eef1f5 } .card { background: #fff; border-radius: 8px }
      h1 { font: bold 24px/32px Georgia, serif; color: #12355b } a.button { background: #0b5394; color: #fff }
      @media (max-width: 480px) { .card { width: 100% !important } }
      @media (prefers-color-scheme: dark) { body { background: #000 } }</style></head>
      <body bgcolor="#eef1f5"><table width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr>
      <td align="center" style="padding:24px"><table class="card" width="600" cellpadding="24"><tr><td>
      <img src="${logo}" width="48" height="48" alt="Logo"><h1>Autumn at the works</h1>
      <p style="font-family:Arial;font-size:15px;line-height:22px">Two new lines are running.</p>
      <a class="button" href="https://example.org/news" style="display:inline-block;padding:12px 20px;
      text-decoration:none;border-radius:4px">Read on</a></td></tr></table></td></tr></table></body></html>`,
  },
  {
    name: 'an answer from Outlook with its conditional comments',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/>
      </xml><![endif]--><style><!-- p.MsoNormal { margin: 0cm; font-size: 11.0pt; font-family: "Calibri", sans-serif }
      a:link { color: #0563c1 } --></style></head><body lang="EN-GB" link="#0563C1"><div class="WordSection1">
      <p class="MsoNormal">Agreed, Thursday at ten.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>
      <div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">
      <b>From:</b> Li Na<br><b>Sent:</b> Monday<br><b>Subject:</b> Meeting</p></div></div></body></html>`,
  },
  {
    name: 'a notice with font tags and a coloured table',
    html: `<font face="SimSun" size="4" color="#c00000"><b>关于国庆节放假的通知</b></font><hr width="80%" noshade>
      <table border="1" cellpadding="6" bordercolor="#999999"><tr bgcolor="#ffeecc"><th>日期</th><th nowrap>安排</th></tr>
      <tr valign="top"><td>10 月 1 日</td><td>放假</td></tr><tr><td>10 月 8 日</td><td>上班</td></tr></table>
      <marquee>祝大家节日愉快</marquee><center><u>行政部</u></center>`,
  },
  {
    name: 'a bill with right-aligned figures and lists',
    html: `<div style="max-width:640px;margin:0 auto;border:1px solid #ddd;padding:20px;font:14px/20px Helvetica,Arial">
      <h2 style="margin-top:0">Invoice 2026-118</h2><table style="width:100%;border-collapse:collapse">
      <tr style="border-bottom:1px solid #ccc"><td>Paper, 20 boxes</td><td style="text-align:right">¥ 1,200.00</td></tr>
      <tr><td><b>Sum</b></td><td style="text-align:right"><b>¥ 1,200.00</b></td></tr></table>
      <ol start="3" type="a"><li>within 14 days</li><li>by transfer</li></ol>
      <blockquote style="margin:8px 0;padding-left:8px;border-left:3px solid #0a7">Thank you.</blockquote></div>`,
  },
  {
    name: 'a page of flex boxes, gradients and floats',
    html: `<style>.row{display:flex;gap:12px}.row>div{flex:1;padding:16px;border-radius:6px;color:#fff}
      .a{background:linear-gradient(90deg,#264653,#2a9d8f)}.b{background:#e76f51}</style>
      <div class="row"><div class="a">One</div><div class="b">Two</div></div>
      <p><span style="float:left;font-size:48px;line-height:40px;margin-right:6px">O</span>nce a year we count everything
      that is in the house, from the cellar to the roof.</p><p style="clear:both;column-count:2">Left and right.</p>`,
  },
]
