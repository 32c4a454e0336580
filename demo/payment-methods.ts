import type { LocalizedText } from '#domain/locale.ts'

interface PayeeDetail {
  label: LocalizedText
  value: string
  is_copyable: boolean
}

interface PaymentMethod {
  slug: 'card' | 'fps' | 'payme' | 'bank_transfer'
  title: LocalizedText
  /** Next step, in one sentence. */
  description: LocalizedText
  payee: readonly PayeeDetail[]
  link: string | null
  /** Payee in the FPS QR code. */
  fps: { kind: 'fps_id'; value: string } | null
}

const payeeName: PayeeDetail = {
  label: { en: 'Payee', zh: '收款人', cn: '收款人' },
  value: 'PRAYA CLOTHING LIMITED (DEMO)',
  is_copyable: true,
}

/** Fictitious accounts (zeros and a reserved example domain), so that no real person can be paid by mistake. */
export const paymentMethods: readonly PaymentMethod[] = [
  {
    slug: 'fps',
    title: { en: 'FPS', zh: '轉數快', cn: '转数快（FPS）' },
    description: {
      en: 'Scan a QR code in your bank app; amount and reference are filled in. Then upload the confirmation.',
      zh: '以銀行應用程式掃描二維碼，金額與訂單編號自動填寫，付款後上載付款證明。',
      cn: '用香港银行App扫描二维码，金额与订单编号自动填写，付款后上传付款凭证。',
    },
    payee: [
      payeeName,
      {
        label: { en: 'FPS identifier', zh: '轉數快識別碼', cn: '转数快识别码' },
        value: '0000218',
        is_copyable: true,
      },
    ],
    link: null,
    fps: { kind: 'fps_id', value: '0000218' },
  },
  {
    slug: 'card',
    title: { en: 'Card', zh: '信用卡', cn: '银行卡' },
    description: {
      en: 'Visa, Mastercard and others, on the secure page of our payment company. Your pieces are reserved for 30 minutes.',
      zh: 'Visa、Mastercard等，於付款服務公司的安全頁面付款，貨品保留30分鐘。',
      cn: 'Visa、Mastercard等，在支付服务公司的安全页面付款，商品保留30分钟。',
    },
    payee: [],
    link: null,
    fps: null,
  },
  {
    slug: 'payme',
    title: { en: 'PayMe', zh: 'PayMe', cn: 'PayMe' },
    description: {
      en: 'Open our PayMe link, enter the amount and put the order reference in the message. Then upload a screenshot.',
      zh: '開啟我們的PayMe連結，輸入金額，並在訊息填寫訂單編號，付款後上載截圖。',
      cn: '打开我们的PayMe链接，输入金额，并在留言中填写订单编号，付款后上传截图。',
    },
    payee: [
      payeeName,
      {
        label: { en: 'PayMe link', zh: 'PayMe連結', cn: 'PayMe链接' },
        value: 'https://payme.example/praya',
        is_copyable: true,
      },
    ],
    link: 'https://payme.example/praya',
    fps: null,
  },
  {
    slug: 'bank_transfer',
    title: { en: 'Bank transfer', zh: '銀行轉賬', cn: '银行转账' },
    description: {
      en: 'Transfer the exact amount in HKD with the order reference as message. Then upload the payment proof.',
      zh: '以港元轉賬準確金額，並在備註填寫訂單編號，付款後上載入數紙或截圖。',
      cn: '以港币转账准确金额，并在附言中填写订单编号，付款后上传回单或截图。',
    },
    payee: [
      payeeName,
      {
        label: { en: 'Bank', zh: '銀行', cn: '银行' },
        value: 'Example Bank (Hong Kong), code 000',
        is_copyable: false,
      },
      {
        label: { en: 'Account number', zh: '帳戶號碼', cn: '账户号码' },
        value: '000-218-000218-000',
        is_copyable: true,
      },
    ],
    link: null,
    fps: null,
  },
]
