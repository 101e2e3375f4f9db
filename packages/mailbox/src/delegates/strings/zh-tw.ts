import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '共用信箱',
  hint: '您加入的同事可以從自己的信箱進入您的信箱。您的密碼、兩步驟驗證和上鎖的資料夾不會共用。',
  loading: '正在載入共用名單',
  list: '可進入您信箱的同事',
  none: '您的信箱尚未共用給任何人。',

  people: '同事',
  level: '權限',
  readOnly: '唯讀',
  readWrite: '讀寫',
  proxySend: '代為寄信',
  fullControl: '完全控制',
  readOnlyHint: '可檢視您的郵件，不能變更任何內容。',
  readWriteHint: '還可以標記、移動和刪除您的郵件。',
  proxySendHint: '還可以用您的名義寫信和回覆。',
  fullControlHint: '還可以變更您的簽名檔、範本、寄件人名單和設定。',
  share: '共用',
  nobody: '請至少填寫一位同事。',
  shared_other: '信箱已共用給 {{count}} 位同事',
  refused: '{{name}}：{{reason}}',

  levelOf: '{{name}} 的權限',
  changed: '{{name}}：{{level}}',
  remove: '移除',
  removeOf: '移除 {{name}}',
  removed: '{{name}} 已不能進入您的信箱',
} satisfies Translated<typeof en>
