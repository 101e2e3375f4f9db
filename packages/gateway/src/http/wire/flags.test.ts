import { isMailroomError, untouchedState } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import { flagsOf, stateChange } from './flags'

describe('flags on the wire', () => {
  it('[GW-04] are those of the texts', () => {
    const all = {
      ...untouchedState,
      isRead: true,
      isAnswered: true,
      isForwarded: true,
      isScheduled: true,
      isBurn: true,
      isUrgent: true,
      hasAttachments: true,
      isPinned: true,
      cameBack: true,
    }
    expect(flagsOf({ ...all, flag: 'red' })).toEqual([
      '\\Seen',
      '\\flagged',
      'Answered',
      'umail-forword',
      'umail-schedule',
      'umail-burn',
      'umail-emergent',
      'umail-attach',
      'umail-pinned',
      'umail-back',
    ])
    expect(flagsOf({ ...untouchedState, flag: 'green' })).toEqual(['umail-green'])
  })

  it('[RD-18] become a change of state', () => {
    expect(stateChange('add', ['\\Seen', 'umail-blue', 'tag:客户'])).toEqual({
      isRead: true,
      flag: 'blue',
      addTags: ['客户'],
    })
    expect(stateChange('remove', ['\\flagged', 'tag:a'])).toEqual({ flag: null, removeTags: ['a'] })
  })

  it.each(['umail-attach', 'umail-burn', 'tag:', 'constructor', '\\Deleted'])('[A9] refuse %s', (flag) => {
    expect(() => stateChange('add', [flag])).toThrow(expect.toSatisfy(isMailroomError))
  })
})
