import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  administration: '管理後台',
  notAllowed: '只有管理員可以進入這個頁面',
  accountsPage: '帳號',
  approvalsPage: '審批',
  departmentsPage: '部門',
  rulesPage: '郵件審核',
  lookPage: '外觀與公告',
  switchesPage: '功能開關',
  auditPage: '稽核記錄',
} satisfies Translated<typeof en>
