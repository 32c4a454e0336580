import { defineMessages } from '../language/messages.ts'

export const draftMessages = defineMessages({
  en: {
    unsaved: (time: string) => `You have unsaved changes from ${time}.`,
    outdated: 'It has been changed since. Look at what you restore before you save it.',
    restore: 'Restore',
    discard: 'Discard',
  },
  zh: {
    unsaved: (time: string) => `你有 ${time} 未儲存的更改。`,
    outdated: '其後內容已有更改，還原後請先檢查再儲存。',
    restore: '還原',
    discard: '捨棄',
  },
})
