import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '登入的裝置',
  hint: '若有不認得的裝置，請將它登出，並變更密碼。',
  loading: '正在載入登入的裝置',
  list: '登入的裝置清單',
  device: '{{system}} 上的 {{browser}}',
  unknown: '不明裝置',
  current: '這次登入',
  address: '登入位址',
  noAddress: '不明',
  since: '登入時間',
  seen: '最近活動',
  end: '登出',
  endOf: '登出：{{device}}，{{address}}',
  endOthers: '登出其他所有裝置',
  ended: '已登出該裝置',
  othersEnded: '已登出其他所有裝置',
  alone: '您目前只在這裡登入。',
} satisfies Translated<typeof en>
