import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  panel: '側邊面板',
  close: '關閉側邊面板',
  contacts: '聯絡人',
  paper: '信紙',
  templates: '範本',
  paperHint: '收件者會看到寫在這張信紙上的信件；若不顯示圖片，仍會保留底色。',
  paper_none: '不使用信紙',
  paper_frame: '素雅邊框',
  paper_lines: '橫線信紙',
  paper_redLines: '紅格信箋',
  paper_kraft: '牛皮紙',
  paper_letterhead: '商務信箋',
  paper_facets: '幾何稜面',
  paper_blossom: '春日櫻花',
  paper_lotus: '荷塘清趣',
  paper_ginkgo: '秋日銀杏',
  paper_snow: '冬日瑞雪',
  paper_mountains: '遠山如黛',
  paper_bamboo: '翠竹',
  paper_festival: '新春佳節',
  paper_moon: '中秋明月',
} satisfies Translated<typeof en>
