import type { CompanyMail } from '../Company'
import { csv } from '../files/csv'
import { barChart, landscape } from '../files/drawings'
import { pdf } from '../files/pdf'
import { days, hours } from './ages'

const budgetRows = [
  ['部门', '一季度', '二季度', '三季度', '四季度'],
  ['产品部', 420000, 455000, 430000, 510000],
  ['研发部', 1280000, 1320000, 1400000, 1390000],
  ['人力资源部', 210000, 190000, 205000, 240000],
  ['行政部', 160000, 150000, 155000, 170000],
]

/** What the Shanghai office writes about. */
export const shanghaiMails: readonly CompanyMail[] = [
  {
    from: 'wang.lei',
    to: ['chen.yu'],
    cc: ['hsu.chihming'],
    subject: '北极星二期：样机测试结果',
    minutesAgo: 35,
    html: `<p>陈宇，你好：</p>
<p>昨晚跑完了第三轮样机测试，整体比上一轮好不少：</p>
<ul><li>冷启动时间从 4.2 秒降到 <b>2.9 秒</b>；</li><li>连续工作 8 小时，外壳最高 41&nbsp;℃；</li><li>低温（-20&nbsp;℃）下仍有两台偶发重启，正在查。</li></ul>
<p>各轮对比如下图，原始数据在附件里。低温的问题我和志明周四前给结论。</p>
<p><img src="cid:rounds.chart@example.com" alt="四轮测试的通过率" width="132"></p>
<p>王磊</p>`,
    files: [
      {
        name: '通过率.png',
        contentType: 'image/png',
        contentId: 'rounds.chart@example.com',
        bytes: () => barChart([0.45, 0.6, 0.72, 0.93]),
      },
      {
        name: '第三轮测试数据.csv',
        contentType: 'text/csv',
        bytes: () =>
          csv([
            ['编号', '温度', '冷启动（秒）', '结果'],
            ['P-07', 25, 2.8, '通过'],
            ['P-08', -20, 3.6, '重启'],
            ['P-09', 25, 2.9, '通过'],
          ]),
      },
    ],
    state: { flag: 'red', tags: ['北极星'] },
  },
  {
    from: 'zhao.min',
    to: ['chen.yu', 'wang.lei', 'lin.xiaomei', 'sun.hao'],
    subject: '明年预算初稿，请周五前确认',
    minutesAgo: hours(2),
    html: `<p>各位：</p><p>明年预算的初稿已经汇总，见附件。请重点核对自己部门的四个季度，有出入的直接回复我，<span style="color:#c0392b"><b>周五下班前</b></span>没有意见就按这一版上会。</p>
<table border="1" cellpadding="6" cellspacing="0" style="border-collapse:collapse"><tr><th>部门</th><th>全年（元）</th></tr><tr><td>产品部</td><td align="right">1,815,000</td></tr><tr><td>研发部</td><td align="right">5,390,000</td></tr><tr><td>人力资源部</td><td align="right">845,000</td></tr><tr><td>行政部</td><td align="right">635,000</td></tr></table><p>赵敏</p>`,
    files: [{ name: '明年预算初稿.csv', contentType: 'text/csv', bytes: () => csv(budgetRows) }],
    state: { isUrgent: true },
  },
  {
    from: 'lin.xiaomei',
    to: [{ address: 'everyone@example.com', name: '全体同事' }],
    subject: '秋季体检安排',
    minutesAgo: hours(5),
    text: `各位同事：

今年的体检定在 10 月 13 日至 24 日，地点仍是徐汇分院。请在本周内到前台登记时间，上午空腹前往。
台北和新加坡的同事由当地办公室另行通知。

林晓梅`,
  },
  {
    from: 'sun.hao',
    to: ['chen.yu'],
    subject: '会议室变更：周四评审改到 7 楼',
    minutesAgo: hours(9),
    text: '陈宇，周四下午的评审原定 5 楼大会议室，因空调检修改到 7 楼 702，投影和视频都试过了。\n\n孙浩',
  },
  {
    from: 'wang.lei',
    to: ['chen.yu', 'priya.nair'],
    subject: '回复：新版面板的接口定义',
    minutesAgo: days(1) + 90,
    text: `接口我看过了，有两处建议：
1. 亮度用 0 到 100 的整数，不要用小数；
2. 断开连接要有明确的原因码，界面才好提示。

其他没有问题，可以按这个排期。

> 面板接口的草稿在共享盘，请两位看看，周三前给意见。`,
    state: { isAnswered: true, tags: ['北极星'] },
  },
  {
    from: 'chen.yu',
    to: ['wang.lei', 'priya.nair'],
    subject: '新版面板的接口定义',
    minutesAgo: days(1) + 400,
    text: '面板接口的草稿在共享盘，请两位看看，周三前给意见。\n\n陈宇',
  },
  {
    from: 'zhao.min',
    to: ['chen.yu'],
    subject: '差旅报销退回：缺少住宿发票',
    minutesAgo: days(1) + 30,
    text: '陈宇，你 9 月去台北的报销单缺一张住宿发票（9 月 17 日），补齐后我这周就能付款。\n\n赵敏',
    state: { flag: 'orange' },
  },
  {
    from: 'lin.xiaomei',
    to: ['chen.yu'],
    subject: '面试安排：产品经理（2 位候选人）',
    minutesAgo: days(2) + 120,
    text: '周五 10:00 和 14:00 各一位，简历见附件。请你和王磊一起面，每位 45 分钟。',
    files: [
      {
        name: 'candidate-01.pdf',
        contentType: 'application/pdf',
        bytes: () =>
          pdf('Candidate 01', ['Product manager, 6 years', 'Instruments and medical devices', 'Shanghai']),
      },
      {
        name: 'candidate-02.pdf',
        contentType: 'application/pdf',
        bytes: () => pdf('Candidate 02', ['Product manager, 4 years', 'Consumer electronics', 'Hangzhou']),
      },
    ],
    state: { isAnswered: true, tags: ['招聘'] },
  },
  {
    from: 'chen.yu',
    to: ['lin.xiaomei'],
    cc: ['wang.lei'],
    subject: '回复：面试安排：产品经理（2 位候选人）',
    minutesAgo: days(2) + 60,
    text: '两场都可以，我订 703。麻烦提前一天提醒候选人带作品。',
  },
  {
    from: 'sun.hao',
    to: [{ address: 'everyone@example.com', name: '全体同事' }],
    subject: '周末停电通知',
    minutesAgo: days(3),
    text: '本周六 8:00 至 18:00 大楼检修停电，请周五下班前关闭电脑和显示器，机房由 Daniel 负责。',
  },
  {
    from: 'wang.lei',
    to: ['chen.yu'],
    subject: '测试样机还差三块电池',
    minutesAgo: days(4),
    text: '仓库说月底才到，我先从二期的备件里借，记得帮我在系统里改一下归属。',
    state: { isForwarded: true },
    remark: '已经和仓库说过，周一补单。',
  },
  {
    from: 'chen.yu',
    to: ['zhao.min'],
    subject: '转发：测试样机还差三块电池',
    minutesAgo: days(4) - 40,
    text: '赵敏，电池的费用记在北极星二期下面可以吗？',
  },
  {
    from: 'lin.xiaomei',
    to: [{ address: 'everyone@example.com', name: '全体同事' }],
    subject: '秋游照片来了',
    minutesAgo: days(6),
    html: `<p>上周末莫干山的照片整理好了，先放一张，全部的在共享盘“秋游”文件夹。</p><p><img src="cid:hills@example.com" alt="傍晚的山" width="160"></p><p>没去的同事明年一起！</p>`,
    files: [
      { name: '莫干山.png', contentType: 'image/png', contentId: 'hills@example.com', bytes: landscape },
    ],
    state: { flag: 'pink' },
  },
  {
    from: 'zhao.min',
    to: ['chen.yu'],
    subject: '发票抬头更新',
    minutesAgo: days(9),
    text: '公司开票资料从本月起更新，请转给你们的供应商：抬头不变，开户行改为徐汇支行。',
    folder: '客户',
  },
  {
    from: 'wang.lei',
    to: ['chen.yu', 'hsu.chihming'],
    subject: '北极星二期立项材料',
    minutesAgo: days(30),
    text: '立项材料按评审意见改好了，主要是第四节的成本和第六节的风险。',
    files: [
      {
        name: 'Polaris II proposal.pdf',
        contentType: 'application/pdf',
        bytes: () =>
          pdf('Polaris II', ['1  Goals', '2  Users', '3  Scope', '4  Cost', '5  Plan', '6  Risks']),
      },
    ],
    folder: '项目/北极星',
    state: { tags: ['北极星'] },
  },
  {
    from: 'sun.hao',
    to: ['chen.yu'],
    subject: '旧工位电话已拆除',
    minutesAgo: days(12),
    text: '你原来工位的分机 8123 已经拆除，新分机是 8217。',
    folder: 'Trash',
  },
]
