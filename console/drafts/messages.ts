import { defineMessages } from '../language/messages.ts'

export const draftMessages = defineMessages({
  unsaved: [
    (time: string) => `You have unsaved changes from ${time}.`,
    (time: string) => `你有 ${time} 未儲存的更改。`,
  ],
  outdated: [
    'It has been changed since. Look at what you restore before you save it.',
    '其後內容已有更改，還原後請先檢查再儲存。',
  ],
  restore: ['Restore', '還原'],
  discard: ['Discard', '捨棄'],
})
