import type { Locale } from '#domain/locale.ts'

export const replyLabels = {
  en: { subject: (of: string) => `Re: ${of}`, wrote: (at: string) => `You wrote on ${at}:` },
  zh: { subject: (of: string) => `回覆：${of}`, wrote: (at: string) => `你於 ${at} 的來信：` },
  cn: { subject: (of: string) => `回复：${of}`, wrote: (at: string) => `您于 ${at} 的来信：` },
} as const satisfies Record<Locale, object>

interface EnquiryEmailData {
  brand: string
  /** Empty if the shop has none. */
  phone: string
  sent: string
}

interface Messages {
  subject: string
  paragraphs: string[]
}

export const acknowledgement: Readonly<Record<Locale, (data: EnquiryEmailData) => Messages>> = {
  en: ({ brand, phone, sent }) => ({
    subject: 'We have your message',
    paragraphs: [
      `Thank you for writing to ${brand} on ${sent}. A person reads every message and answers within one working day.`,
      ...(phone ? [`If it cannot wait, call us in shop hours: ${phone}.`] : []),
      'If it was not you who wrote, you need do nothing.',
    ],
  }),
  zh: ({ brand, phone, sent }) => ({
    subject: '已收到你的查詢',
    paragraphs: [
      `多謝你於 ${sent} 來信${brand}。同事會親自閱讀，並於一個工作天內回覆。`,
      ...(phone ? [`如有急事，請於營業時間致電 ${phone}。`] : []),
      '如非你本人來信，毋須理會此電郵。',
    ],
  }),
  cn: ({ brand, phone, sent }) => ({
    subject: '已收到您的来信',
    paragraphs: [
      `感谢您于 ${sent} 来信${brand}。同事会亲自阅读，并在一个工作日内回复。`,
      ...(phone ? [`如有急事，请在营业时间致电 ${phone}。`] : []),
      '如果不是您本人来信，无需理会此邮件。',
    ],
  }),
}
