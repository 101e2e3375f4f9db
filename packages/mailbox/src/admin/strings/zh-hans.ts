import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  administration: '管理后台',
  notAllowed: '只有管理员可以进入此页面',
  accountsPage: '账号',
  approvalsPage: '审批',
  departmentsPage: '部门',
  rulesPage: '邮件审核',
  lookPage: '外观与公告',
  switchesPage: '功能开关',
  auditPage: '审计日志',
} satisfies Translated<typeof en>
