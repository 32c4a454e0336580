import { defineMessages } from '../language/messages.ts'

export const letterMessages = defineMessages({
  en: {
    text: 'Text',
    reads: (language: string) => `The customer reads ${language}.`,
    language: { en: 'English', zh: 'Traditional Chinese', cn: 'Simplified Chinese' },
    send: 'Send email',
    sent: (email: string) => `Email to ${email} is on its way`,
    copy: 'Copy text',
    copied: 'Copied',
    copyRefused: 'Select the text to copy it',
    whatsApp: 'Open in WhatsApp',
  },
  zh: {
    text: '內容',
    reads: (language: string) => `顧客使用${language}。`,
    language: { en: '英文', zh: '繁體中文', cn: '簡體中文' },
    send: '發送電郵',
    sent: (email: string) => `正在發送電郵至 ${email}`,
    copy: '複製內容',
    copied: '已複製',
    copyRefused: '請選取文字複製',
    whatsApp: '以 WhatsApp 開啟',
  },
})
