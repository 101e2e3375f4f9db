import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  undoSend: '寄出後可復原',
  seconds: '{{seconds}} 秒',
  off: '關閉',
  undoSendHint:
    '按下傳送後，郵件會等待這段時間再寄出，期間可以復原；關閉瀏覽器不影響寄出。設有密碼的郵件與快速回覆會立即寄出。',
} satisfies Translated<typeof en>
