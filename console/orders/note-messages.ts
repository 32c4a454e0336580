import { defineMessages } from '../language/messages.ts'

export const noteMessages = defineMessages({
  change: ['Change', '更改'],
  changeTitle: ['Change your note', '更改你的備註'],
  changed: ['Note changed', '已更改備註'],
  former: [
    (count: number) => (count === 1 ? 'Changed once' : `Changed ${count} times`),
    (count: number) => `已更改 ${count} 次`,
  ],
  until: [(time: string) => `until ${time}`, (time: string) => `至 ${time}`],
})
