import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  panel: '侧边栏',
  close: '关闭侧边栏',
  contacts: '联系人',
  paper: '信纸',
  templates: '模板',
  paperHint: '收件人看到的邮件就写在这张信纸上；不显示图片时仍保留底色。',
  paper_none: '不用信纸',
  paper_frame: '素雅边框',
  paper_lines: '横格信纸',
  paper_redLines: '红格信笺',
  paper_kraft: '牛皮纸',
  paper_letterhead: '商务信笺',
  paper_facets: '几何棱面',
  paper_blossom: '春日樱花',
  paper_lotus: '荷塘清趣',
  paper_ginkgo: '秋日银杏',
  paper_snow: '冬日瑞雪',
  paper_mountains: '远山如黛',
  paper_bamboo: '翠竹',
  paper_festival: '新春佳节',
  paper_moon: '中秋明月',
} satisfies Translated<typeof en>
