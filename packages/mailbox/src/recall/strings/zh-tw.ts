import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  ask: '要收回這封郵件嗎？',
  askOne: '要向 {{name}} 收回這封郵件嗎？',
  explain: '郵件會從本系統的信箱中取回，收件者會看到您已收回這封郵件。已經下載或轉寄的內容無法收回。',
  reach_other: '共 {{total}} 位收件者，可收回 {{count}} 位。',
  nobody: '沒有可以收回的收件者。',
  recipients: '收件者',
  recall: '收回',
  recalling: '收回中…',
  cancel: '取消',
  close: '關閉',
  retry: '再試一次',
  done_other: '已向 {{count}} 位收件者收回',
  failed: '郵件收回失敗！{{reason}}',
  nobodyLeft: '郵件已經收回，或收件者已經讀取。',
  notLoaded: '無法載入收件者。{{reason}}',

  possible: '可以收回',
  recalled: '已收回',
  outside: '外部信箱，無法收回',
  read: '對方已讀，無法收回',
  waiting: '尚未送達',
  gone: '信箱中已沒有這封郵件',
  failedDelivery: '未送達',

  records: '收回紀錄',
  loading: '正在載入收回紀錄',
  noRecords: '您還沒有收回過郵件。',
  noSubject: '（無主旨）',
  noRecordsLoaded: '無法載入收回紀錄。{{reason}}',
  previousPage: '上一頁',
  nextPage: '下一頁',
  position: '{{page}} / {{pages}}',
} satisfies Translated<typeof en>
