import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '添加在线附件',
  places: '文件位置',
  transit: '中转站',
  personal: '个人网盘',
  company: '企业网盘',
  files: '文件列表',
  top: '全部文件',
  path: '所在文件夹',
  open: '打开文件夹 {{name}}',
  until: '{{date}} 到期',
  emptyTransit: '中转站里没有文件。以链接发送的文件会保存在这里，直到到期。',
  emptyFolder: '这里还没有文件。',
  room: '已用 {{used}}，共 {{total}}',
  upload: '上传到此处',
  uploading: '正在上传 {{name}}：{{done}} / {{total}}',
  newFolder: '新建文件夹',
  folderName: '文件夹名称',
  make: '新建',
  chosen_other: '已选 {{count}} 个文件',
  add: '添加到邮件',
  previous: '上一页',
  next: '下一页',
  position: '第 {{from}}–{{to}} 项，共 {{total}} 项',
} satisfies Translated<typeof en>
