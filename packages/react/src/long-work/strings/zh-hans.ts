import type { Translated } from '../../i18n/defineStrings'
import type en from './en'

export default {
  emptying: '正在清空“{{folder}}”',
  deleting: '正在删除“{{folder}}”',
  workDone: '{{what}}：{{done}} / {{total}}',
  workStop: '停止',
  workStopped: '已停止。{{total}} 封邮件中已处理 {{done}} 封，其余邮件保持原样。',
} satisfies Translated<typeof en>
