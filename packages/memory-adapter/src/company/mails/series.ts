import type { CompanyMail } from '../Company'
import { days, hours, weeks } from './ages'

const builds = { address: 'builds@example.com', name: 'Build server' }
const rooms = { address: 'rooms@example.com', name: '会议室预订' }

const weekly = [
  ['样机外壳模具已确认', '第二批 20 套下周到'],
  ['马达驱动重写完成', '功耗比上一版低 11%'],
  ['低温箱借用协调好', '每周二、周四可用'],
  ['面板接口评审通过', '开始联调'],
  ['测试用例补充到 260 条', '自动化比例 70%'],
  ['两个供应商完成比价', '倾向第二家，交期短一周'],
  ['电池认证材料已寄出', '预计三周出结果'],
  ['一期遗留问题清零', '全部合入主线'],
  ['新人入职一名', '负责校准算法'],
  ['实验室搬迁完成', '停工一天，未影响计划'],
  ['立项评审通过', '预算按第二档执行'],
  ['竞品拆解报告完成', '见共享盘'],
] as const

const buildTargets = ['firmware', 'panel', 'calibration', 'docs'] as const

/** Mail that comes again and again: weekly reports, build notices, room bookings. */
export const seriesMails: readonly CompanyMail[] = [
  ...weekly.map(([done, next], index): CompanyMail => ({
    from: 'wang.lei',
    to: ['chen.yu', 'hsu.chihming'],
    cc: ['priya.nair'],
    subject: `研发周报（第 ${42 - index} 周）`,
    minutesAgo: weeks(index) + days(3) + hours(2),
    text: `本周：${done}。\n进展：${next}。\n风险：无新增。\n\n王磊`,
    ...(index > 3 ? { folder: '项目/北极星' } : {}),
  })),
  ...Array.from({ length: 28 }, (_, index): CompanyMail => {
    const target = buildTargets[index % buildTargets.length]!
    const isBroken = index % 9 === 4
    return {
      from: builds,
      to: ['chen.yu', 'wang.lei', 'hsu.chihming', 'daniel.okafor'],
      subject: `[${target}] build ${1872 - index * 3} ${isBroken ? 'failed' : 'passed'}`,
      minutesAgo: hours(6) + index * hours(17),
      text: isBroken
        ? `Target: ${target}\nTwo of 260 tests failed: cold start at -20, panel reconnect.\nThe log is on the build server.`
        : `Target: ${target}\nAll 260 tests passed in ${7 + (index % 5)} minutes.`,
      ...(isBroken ? { state: { flag: 'red' } } : {}),
    }
  }),
  ...Array.from({ length: 10 }, (_, index): CompanyMail => ({
    from: rooms,
    to: [index % 2 === 0 ? 'chen.yu' : 'lin.xiaomei'],
    cc: ['sun.hao'],
    subject: `已预订：${index % 3 === 0 ? '5 楼大会议室' : `70${1 + (index % 4)} 会议室`}`,
    minutesAgo: days(2 + index * 3) + hours(index),
    text: `会议室已预订，时长 ${1 + (index % 2)} 小时。如不需要，请至少提前一小时取消。`,
  })),
]
