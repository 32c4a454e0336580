import { defineMessages } from '../language/messages.ts'

export const letterMessages = defineMessages({
  text: ['Text', '內容'],
  reads: [
    (language: string) => `The customer reads ${language}.`,
    (language: string) => `顧客使用${language}。`,
  ],
  language: {
    en: ['English', '英文'],
    zh: ['Traditional Chinese', '繁體中文'],
    cn: ['Simplified Chinese', '簡體中文'],
  },
  send: ['Send email', '發送電郵'],
  sent: [
    (email: string) => `Email to ${email} is on its way`,
    (email: string) => `正在發送電郵至 ${email}`,
  ],
  copy: ['Copy text', '複製內容'],
  copied: ['Copied', '已複製'],
  copyRefused: ['Select the text to copy it', '請選取文字複製'],
  whatsApp: ['Open in WhatsApp', '以 WhatsApp 開啟'],
})
