import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  loading: '正在加载功能开关',
  hint: '关闭的功能服务器同样会拒绝执行，用户打开下一页时生效。',
  forward: '转发邮件',
  download: '下载邮件和附件',
  search: '全文检索所有邮件',
  delete: '删除邮件',
  deleteForeverButton: '显示红色“彻底删除”按钮',
  burn: '阅后即焚邮件',
  mailPassword: '邮件密码',
  files: '文件中心：个人网盘、企业网盘和文件中转站',
  directory: '通讯录中的组织通讯录和邮件列表',
  offlineReading: '浏览器保留读过的邮件，离线时可阅读',
  twelveHourTime: '列表时间显示上午和下午',
  registration: '登录页开放注册',
} satisfies Translated<typeof en>
