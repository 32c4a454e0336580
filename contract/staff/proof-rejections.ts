import type { LocalizedText } from '#domain/locale.ts'

/** Frequent reasons to reject a payment proof, as the customer reads them. */
export const proofRejections = [
  {
    en: 'The amount on your payment proof does not match the order total.',
    zh: '付款證明上的金額與訂單總額不符。',
    cn: '付款凭证上的金额与订单总额不符。',
  },
  {
    en: 'The payment was not made to our account.',
    zh: '款項並非轉入我們的帳戶。',
    cn: '款项并非转入我们的账户。',
  },
  {
    en: 'We cannot read the picture. Please upload a clearer one.',
    zh: '圖片不清晰，請上載較清晰的圖片。',
    cn: '图片不清晰，请上传更清晰的图片。',
  },
  {
    en: 'The transfer is not complete yet. Please upload the proof once it is.',
    zh: '轉賬尚未完成，請在完成後再上載付款證明。',
    cn: '转账尚未完成，请在完成后再上传付款凭证。',
  },
  {
    en: 'This payment has already been used for another order.',
    zh: '此付款已用於另一張訂單。',
    cn: '此付款已用于另一个订单。',
  },
  {
    en: 'The picture is not a payment proof.',
    zh: '圖片並非付款證明。',
    cn: '图片不是付款凭证。',
  },
] as const satisfies readonly LocalizedText[]
