import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  uploading: '正在上传 {{name}}',
  uploadProgress: '{{done}} / {{total}}',
  uploadWaiting: '等待上传',
  uploadPaused: '已暂停',
  uploadDone: '已上传',
  uploadSpeed: '{{size}}/秒',
  secondsLeft: '剩余 {{count}} 秒',
  minutesLeft: '剩余 {{count}} 分钟',
  hoursLeft: '剩余 {{count}} 小时',
  cancelUpload: '取消上传 {{name}}',
  retryUpload: '重试 {{name}}',
  pauseUpload: '暂停上传 {{name}}',
  resumeUpload: '继续上传 {{name}}',
  uploadLost: '上传已中断，重新选择该文件即可继续',
  chooseFile: '选择文件',
  chooseAgain: '选择文件：{{name}}',
  attachFailed: '添加失败。{{why}}',
  uploadFailed: '上传失败。{{why}}',

  uploads: '上传列表',
  comingCount_other: '正在上传 {{count}} 个文件',
  failedCount_other: '{{count}} 个文件上传失败',
  doneCount_other: '已上传 {{count}} 个文件',
  hideUploads: '收起列表',
  showUploads: '展开列表',
  closeUploads: '关闭',
  fileTooLarge: '{{name}} 过大，单个文件不能超过 {{size}}',
  fileEmpty: '{{name}} 是空文件，无法上传',
  fileForbidden: '{{name}}：不允许上传可执行文件',
} satisfies Translated<typeof en>
