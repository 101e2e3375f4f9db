import { drawPicture } from './drawPicture'

/** A file of the example company. */
export interface SeedFile {
  /** Account whose disk it lies on; absent for that of the organisation. */
  readonly owner?: string
  readonly folder?: string
  readonly name: string
  readonly contentType: string
  readonly content: Buffer
}

// Spreadsheet programs take a file without the mark for one in the system's old charset.
const words = (text: string) => Buffer.from(`\uFEFF${text}`)
const text = (name: string, content: string) => ({ name, contentType: 'text/plain', content: words(content) })
const table = (name: string, content: string) => ({ name, contentType: 'text/csv', content: words(content) })

/** What lies on the disks of the example company: texts, tables and a picture. @source GW-02 */
export const seedFiles = (): readonly SeedFile[] => [
  { folder: '品牌素材', name: '山色主视觉.png', contentType: 'image/png', content: drawPicture() },
  {
    folder: '品牌素材',
    ...text('用色说明.txt', '主色取自远山，正文保持深灰。\n标志四周留出一个字高的空白。\n'),
  },
  {
    folder: '制度',
    ...text('考勤与请假.txt', '工作日九点至十八点，弹性一小时。\n请假三天以内由部门经理批准。\n'),
  },
  { folder: '制度', ...text('差旅报销.txt', '返程后十个工作日内提交，附行程单与发票。\n') },
  table('通讯录.csv', '部门,分机\n产品部,8101\n研发部,8102\n人力资源部,8103\n财务部,8104\n'),
  text(
    'Welcome to the team.txt',
    'Your desk, your badge and your mailbox are ready.\nAsk the office for anything else.\n',
  ),
  {
    owner: 'wangli',
    folder: '上线计划',
    ...text('检查清单.txt', '1. 数据备份\n2. 灰度名单\n3. 回滚步骤\n4. 值班安排\n'),
  },
  {
    owner: 'wangli',
    folder: '上线计划',
    ...table('排期.csv', '事项,负责人,日期\n联调,张伟,周一\n灰度,王莉,周三\n全量,刘洋,周五\n'),
  },
  { owner: 'wangli', ...text('访谈记录.txt', '三位用户都提到：找旧邮件要快，附件要能直接看。\n') },
  { owner: 'linyiting', ...text('展場配置.txt', '入口擺放主視覺，左側為體驗區。\n') },
  {
    owner: 'emma',
    folder: 'Budget',
    ...table('Q1.csv', 'Item,Amount\nTravel,4200\nEvents,7800\nTools,1500\n'),
  },
  { owner: 'emma', ...text('Agenda.txt', 'Numbers, hiring, the move in spring.\n') },
]
