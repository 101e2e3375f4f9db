import type { Translated } from '../../i18n/defineStrings'
import type en from './en'

export default {
  emptying: '正在清空「{{folder}}」',
  deleting: '正在刪除「{{folder}}」',
  workDone: '{{what}}：{{done}} / {{total}}',
  workStop: '停止',
  workStopped: '已停止。{{total}} 封郵件中已處理 {{done}} 封，其餘郵件維持原狀。',
} satisfies Translated<typeof en>
