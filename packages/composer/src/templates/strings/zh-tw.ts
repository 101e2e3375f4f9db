import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  templates: '郵件範本',
  hint: '使用範本時，其中的 {姓名}、{部門}、{日期} 會自動換成您的資料。',
  saveAs: '將這封郵件存為範本',
  title: '範本標題',
  titleRequired: '請填寫標題',
  titleTooLong: '標題最多 {{limit}} 個字元',
  contentRequired: '內文是空的，無法存為範本',
  contentTooLong: '郵件過大，無法存為範本。請縮小或減少其中的圖片。',
  saved: '已儲存範本「{{title}}」',
  list: '您的範本',
  empty: '您還沒有範本。',
  loading: '正在載入範本',
  use: '使用「{{title}}」',
  deleteOf: '刪除「{{title}}」',
  deleted: '已刪除範本「{{title}}」',
  loadMore: '載入更多',
  allLoaded: '已全部載入',
  replaceAsk: '要取代已寫的內容嗎？',
  replaceText: '內文會換成範本的內容，收件者、主旨與附件維持不變。',
  replace: '取代',
} satisfies Translated<typeof en>
