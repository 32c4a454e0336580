import type { Locale } from '#domain/locale.ts'
import type { Words } from './order-email-data.ts'

type EditEmail = Record<'order_edited', Words>

export const editEmailMessages: Readonly<Record<Locale, EditEmail>> = {
  en: {
    order_edited: {
      subject: (f) => `Order ${f.reference} has been changed`,
      paragraphs: () => [
        'We have changed your order as agreed. This is what it looks like now. If something is not right, please tell us before it leaves.',
      ],
    },
  },
  zh: {
    order_edited: {
      subject: (f) => `訂單 ${f.reference} 已更改`,
      paragraphs: () => [
        '我們已按你的要求更改訂單，最新內容如下。如有不符，請於寄出前與我們聯絡。',
      ],
    },
  },
  cn: {
    order_edited: {
      subject: (f) => `订单 ${f.reference} 已更改`,
      paragraphs: () => ['我们已按您的要求更改订单，最新内容如下。如有不符，请在寄出前联系我们。'],
    },
  },
}
