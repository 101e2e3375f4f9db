import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '郵件範本',
  hint: '範本是撰寫郵件時可直接套用的內文。其中的 {name}、{department} 與 {date} 會在使用時換成您的資料。',
  loading: '正在載入範本',
  empty: '您還沒有範本。',
  list: '您的範本',
  create: '新增範本',
  previewOf: '預覽「{{title}}」',
  previewText: '在郵件中的樣子',
  editOf: '編輯「{{title}}」',
  deleteOf: '刪除「{{title}}」',
  deleted: '已刪除範本「{{title}}」',
  loadMore: '載入更多',
  allLoaded: '已全部載入',

  formNew: '新增範本',
  formEdit: '編輯範本',
  title: '標題',
  titleHint: '僅供您選擇範本時辨識。',
  content: '範本內容',
  titleRequired: '請輸入標題',
  titleTooLong: '標題最多 {{limit}} 個字元',
  contentRequired: '請輸入內容',
  contentTooLong: '內容過大，請使用較小的圖片或減少圖片數量。',
  saved: '範本已儲存',
  dropAsk: '放棄修改？',
  dropText: '您對範本的修改尚未儲存。',
  drop: '放棄',
} satisfies Translated<typeof en>
