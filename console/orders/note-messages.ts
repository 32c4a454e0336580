import { defineMessages } from '../language/messages.ts'

export const noteMessages = defineMessages({
  en: {
    change: 'Change',
    changeTitle: 'Change your note',
    changed: 'Note changed',
    former: (count: number) => (count === 1 ? 'Changed once' : `Changed ${count} times`),
    until: (time: string) => `until ${time}`,
  },
  zh: {
    change: '更改',
    changeTitle: '更改你的備註',
    changed: '已更改備註',
    former: (count: number) => `已更改 ${count} 次`,
    until: (time: string) => `至 ${time}`,
  },
})
