import { hourMs } from '#domain/dates.ts'
import {
  examplePerson,
  type EmailExamples,
  type ExampleSetting,
} from '../../platform/mail/email-example.ts'
import { renderAcknowledgement, renderEnquiry, renderEnquiryReply } from './enquiry-email.ts'

const texts = {
  en: {
    subject: 'Hem of the wool trousers',
    description: 'Could you take off three centimetres before you send them?',
    answer: 'Dear Chan Tai Man,\n\nWe can, within a week and free of charge.',
  },
  zh: {
    subject: '西褲改褲長',
    description: '可否先改短三厘米再寄？',
    answer: '陳大文你好：\n\n可以，一星期內免費改好。',
  },
  cn: {
    subject: '西裤改裤长',
    description: '可否先改短三厘米再寄？',
    answer: '陈大文您好：\n\n可以，一周内免费改好。',
  },
}

/** The emails of the contact form. */
export function enquiryEmailExamples(
  setting: ExampleSetting,
): EmailExamples<'enquiry' | 'enquiry_received' | 'enquiry_reply'> {
  const { locale, brand, phone, now } = setting
  const { answer, ...asked } = texts[locale]
  const sent = new Date(now.getTime() - hourMs)
  const { name, ...reached } = examplePerson
  const enquiry = { ...reached, ...asked, name: name[locale], locale, created_at: sent }
  return {
    enquiry: [renderEnquiry({ enquiry, brand })],
    enquiry_received: [renderAcknowledgement({ locale, brand, phone, sent })],
    enquiry_reply: [renderEnquiryReply({ locale, brand, text: answer, enquiry })],
  }
}
