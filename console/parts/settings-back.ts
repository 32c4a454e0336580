import { defineMessages, useMessages } from '../language/messages.ts'

const texts = defineMessages({ settings: ['Settings', '設定'] })

/** The way back of a screen that belongs to the settings. */
export function useSettingsBack() {
  return { to: '/settings', label: useMessages(texts).settings }
}
