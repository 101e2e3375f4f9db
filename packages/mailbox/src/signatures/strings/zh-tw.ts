import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '簽名檔',
  hint: '簽名檔會放在內文下方，寫信時可以隨時更換。',
  forNew: '撰寫新郵件時',
  forAnswers: '回覆與轉寄時',
  none: '不使用簽名檔',
  loading: '正在載入簽名檔',
  empty: '您還沒有簽名檔。',
  list: '您的簽名檔',
  create: '新增簽名檔',
  full: '您已有 {{count}} 個簽名檔，刪除一個後才能再新增。',
  editOf: '編輯「{{title}}」',
  deleteOf: '刪除「{{title}}」',
  deleted: '已刪除簽名檔「{{title}}」',
  pictureOnly: '（圖片）',

  formNew: '新增簽名檔',
  formEdit: '編輯簽名檔',
  title: '標題',
  titleHint: '只供您選擇簽名檔時辨識，收件者不會看到。',
  content: '簽名檔內容',
  titleRequired: '請填寫標題',
  titleTooLong: '標題最多 {{limit}} 個字元',
  contentRequired: '請填寫簽名檔內容',
  contentTooLong: '內容過大，請縮小或減少其中的圖片。',
  saved: '簽名檔已儲存',
  dropAsk: '要捨棄變更嗎？',
  dropText: '簽名檔的變更尚未儲存。',
  drop: '捨棄變更',
} satisfies Translated<typeof en>
