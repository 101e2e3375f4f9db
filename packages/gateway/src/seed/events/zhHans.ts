import type { SeedCalendar } from './SeedEvent'

const own = { name: '私人', color: 'purple' } as const

/** What the people who write simplified Chinese have in their calendars. */
export const calendarsInSimplifiedChinese: readonly SeedCalendar[] = [
  {
    owner: 'wangli',
    events: [
      {
        ...{ title: '每日站会', when: 'Mon 09:30-09:45', repeats: 'workdays', place: '三楼开放区' },
        guests: { zhangwei: 'accepted', liuyang: 'accepted' },
      },
      {
        ...{ title: '产品周会', when: 'Tue 14:00-15:00', repeats: 'weekly', place: '三楼大会议室' },
        note: '1. 上周数据\n2. 本周重点\n3. 需要其他部门配合的事项',
        guests: {
          ...{ zhangwei: 'accepted', sunmei: 'accepted', liuyang: 'tentative' },
          ...{ chenjing: 'declined', zhaolei: 'pending' },
        },
        optional: ['chenjing', 'zhaolei'],
      },
      { title: '用户访谈（第四场）', when: 'Wed 10:00-11:00', place: '五楼访谈室' },
      {
        ...{ title: '客户电话：Northwind 需求确认', when: 'Wed 14:00-15:00', reminderMinutes: 15 },
        note: '重点问清楚交付时间，以及他们现有系统的数据量。',
      },
      {
        ...{ title: '午餐：和张伟聊聊排期', when: 'Thu 12:00-13:00', place: '二楼食堂', color: 'yellow' },
        guests: { zhangwei: 'accepted' },
      },
      { title: '差旅报销截止', when: 'Fri', color: 'red' },
      { title: '需求评审：列表预加载', week: -2, when: 'Wed 14:00-15:30', place: '三楼大会议室' },
      { title: '用户访谈（第三场）', week: -1, when: 'Tue 10:00-11:00', place: '五楼访谈室' },
      { title: '部门聚餐', week: -1, when: 'Wed 18:00-20:00', place: '湖滨酒店', color: 'yellow' },
      { title: '竞品分析分享', week: -1, when: 'Thu 16:00-17:00', place: '三楼大会议室' },
      {
        ...{ title: '需求评审：附件预览', week: 1, when: 'Tue 10:00-11:30', place: '三楼大会议室' },
        ...{ reminderMinutes: 30, guests: { zhangwei: 'accepted', liuyang: 'pending' } },
      },
      {
        ...{ title: '宣传册样张确认', week: 1, when: 'Thu 14:00-15:00', place: '一楼接待室' },
        guests: { 'order@print.example': 'accepted', sunmei: 'pending' },
      },
      { title: '出差：台北展览', week: 2, when: 'Wed', days: 3, place: '台北', color: 'orange' },
    ],
  },
  {
    owner: 'wangli',
    made: own,
    events: [
      { title: '瑜伽课', when: 'Tue 19:00-20:00', repeats: 'weekly' },
      { title: '牙医复诊', when: 'Wed 18:30-19:15', place: '口腔门诊', reminderMinutes: 60 },
      { title: '妈妈生日', when: 'Sat', repeats: 'yearly', color: 'pink' },
      { title: '女儿钢琴比赛', week: 1, when: 'Sun 09:00-11:30' },
    ],
  },
  {
    owner: 'wangli',
    made: {
      ...{ name: '产品研发', color: 'green' },
      sharees: { zhangwei: 'edit', liuyang: 'edit', chenjing: 'read', linyiting: 'read' },
    },
    events: [
      { title: '设计走查', week: -1, when: 'Fri 10:00-11:00', place: '四楼小会议室' },
      { title: '4.2 代码冻结', when: 'Mon' },
      { title: '4.2 灰度观察期', when: 'Wed', days: 3, note: '灰度期间保留旧版入口，随时可以切回。' },
      { title: '刘洋年假', week: 1, when: 'Mon', days: 2 },
      { title: '4.2 全量发布', week: 1, when: 'Thu 20:00-22:00', place: '线上', color: 'red' },
      { title: '迭代复盘', week: 2, when: 'Tue 16:00-17:00', place: '四楼小会议室' },
    ],
  },
  {
    owner: 'zhangwei',
    events: [
      {
        title:
          '新版客户端 4.2 上线评审：写信模块回归结果、兼容性问题清单与灰度名单逐项确认（请提前阅读邮件附件）',
        ...{ when: 'Thu 15:00-17:00', place: '四楼大会议室', reminderMinutes: 30 },
        guests: { wangli: 'accepted', liuyang: 'accepted', sunmei: 'tentative' },
      },
      {
        ...{ title: '附件续传接口联调', when: 'Wed 14:00-15:30', place: '四楼小会议室' },
        guests: { liuyang: 'accepted', wangli: 'tentative' },
      },
      {
        ...{ title: '代码走查', when: 'Fri 16:00-17:00', repeats: 'weekly', place: '线上' },
        guests: { liuyang: 'accepted' },
      },
      {
        ...{ title: '灰度结果讨论', week: 1, when: 'Wed 15:00-16:00', place: '四楼小会议室' },
        guests: { wangli: 'pending', liuyang: 'pending' },
      },
      { title: '请假半天：搬家', week: 1, when: 'Fri 14:00-18:00', color: 'gray' },
    ],
  },
  {
    owner: 'zhangwei',
    made: own,
    events: [
      { title: '羽毛球', when: 'Tue 19:30-21:00', repeats: 'weekly', place: '滨江体育馆' },
      { title: '车辆年检', week: 1, when: 'Sat' },
    ],
  },
  {
    owner: 'liuyang',
    events: [
      { title: '专注时间：消息列表性能', when: 'Mon 14:00-17:00', color: 'gray' },
      { title: '年假', week: 1, when: 'Mon', days: 2, color: 'orange' },
    ],
  },
  {
    owner: 'liuyang',
    made: own,
    events: [{ title: '吉他课', when: 'Thu 19:30-20:30', repeats: 'weekly' }],
  },
  {
    owner: 'chenjing',
    events: [
      {
        ...{ title: '部门负责人例会', when: 'Mon 10:30-11:30', repeats: 'weekly', place: '五楼会议室' },
        guests: { wangli: 'accepted', zhangwei: 'accepted', zhaolei: 'accepted', sunmei: 'tentative' },
      },
      {
        ...{ title: '员工手册修订讨论', when: 'Tue 16:00-17:00', place: '五楼会议室' },
        guests: { zhaolei: 'accepted', sunmei: 'pending' },
      },
      {
        ...{ title: '面试：前端工程师（二面）', when: 'Wed 16:00-17:30', place: '五楼访谈室' },
        ...{ note: '简历见邮件附件，项目经历部分请多问一些。', reminderMinutes: 15 },
        guests: { zhangwei: 'accepted', liuyang: 'pending' },
      },
      { title: '午餐：和孙梅', when: 'Thu 12:00-13:00', color: 'yellow' },
      { title: '校园招聘宣讲', week: -1, when: 'Thu', days: 2, place: '苏州', color: 'orange' },
    ],
  },
  {
    owner: 'chenjing',
    made: own,
    events: [
      { title: '接孩子放学', when: 'Tue 17:30-18:00', repeats: 'weekly' },
      { title: '家长会', week: 1, when: 'Wed 19:00-20:30', reminderMinutes: 120 },
    ],
  },
  {
    owner: 'zhaolei',
    events: [
      {
        ...{ title: '月度经营分析会', when: 'Thu 10:00-11:30', repeats: 'monthly', place: '五楼会议室' },
        guests: { wangli: 'accepted', chenjing: 'accepted', sunmei: 'accepted', zhangwei: 'tentative' },
      },
      {
        ...{ title: '第四季度预算调整沟通', when: 'Fri 11:00-11:30', place: '线上' },
        note: '请带上各部门的调整说明，没有调整的部门可以不参加。',
        guests: { wangli: 'pending', zhangwei: 'pending', chenjing: 'pending' },
      },
      { title: '付款审批', when: 'Wed 09:30-10:15', repeats: 'weekly' },
      { title: '税务资料整理', when: 'Tue', days: 2, color: 'gray' },
    ],
  },
  {
    owner: 'zhaolei',
    made: own,
    events: [{ title: '晨跑', when: 'Sat 07:00-08:00', repeats: 'weekly', place: '滨江公园' }],
  },
  {
    owner: 'sunmei',
    events: [
      {
        ...{ title: '行政早会', when: 'Mon 09:15-09:30', repeats: 'workdays' },
        guests: { chenjing: 'accepted', zhaolei: 'accepted' },
      },
      {
        ...{ title: '消防演练', when: 'Wed 10:30-11:00', place: '一楼大厅' },
        guests: { chenjing: 'accepted', zhaolei: 'tentative' },
      },
      {
        ...{ title: '年会筹备', when: 'Fri 14:00-15:00', place: '四楼小会议室' },
        guests: { wangli: 'accepted', zhaolei: 'accepted', chenjing: 'tentative' },
      },
    ],
  },
  {
    owner: 'sunmei',
    made: own,
    events: [{ title: '插花课', when: 'Sat 10:00-11:30', repeats: 'weekly' }],
  },
  {
    owner: 'sunmei',
    made: {
      ...{ name: '行政与人事', color: 'teal' },
      sharees: { chenjing: 'edit', zhaolei: 'read', wangli: 'read', zhangwei: 'read', liuyang: 'read' },
    },
    events: [
      { title: '信息安全培训截止', when: 'Fri' },
      { title: '新员工入职', week: 1, when: 'Mon', note: '工位、门卡和邮箱请提前一天准备好。' },
    ],
  },
]
