import type { Locale } from '#domain/locale.ts'

const en = {
  title: 'Pay by card',
  saveTitle: 'Save a card',
  notice: 'Test payment: no money moves, and only these test cards work.',
  amount: 'Amount',
  number: 'Card number',
  expiry: 'Expiry (MM/YY)',
  code: 'Security code',
  pay: (amount: string) => `Pay ${amount}`,
  save: 'Save card',
  leave: 'Cancel and go back',
  problems: {
    number: 'Enter the number of a test card',
    expiry: 'Enter month and year of a card that is still valid',
    code: 'Enter the three digits on the back',
  },
  declined: 'The card was declined. Please try another one.',
  refused: 'The payment was not confirmed. Please try again, or use another card.',
  cards: {
    good: 'accepted',
    declined: 'declined',
    challenge: 'asks for a confirmation (3-D Secure)',
    declined_later: 'can be saved, declined when charged',
  },
  challengeTitle: 'Confirm with your bank',
  challengeText: (last4: string) =>
    `Your bank asks whether it is you, with the card ending ${last4}.`,
  confirm: 'Yes, confirm',
  refuse: 'No, refuse',
  over: 'This page is no longer open',
  overText: 'The payment has been made, was cancelled, or took too long.',
  back: 'Back to the shop',
}

type Words = typeof en

const zh: Words = {
  title: '信用卡付款',
  saveTitle: '儲存信用卡',
  notice: '測試付款：不會扣款，只接受以下測試卡。',
  amount: '金額',
  number: '信用卡號碼',
  expiry: '到期日（月／年）',
  code: '安全碼',
  pay: (amount) => `支付 ${amount}`,
  save: '儲存信用卡',
  leave: '取消並返回',
  problems: {
    number: '請輸入測試卡號碼',
    expiry: '請輸入有效的到期月份及年份',
    code: '請輸入卡背的三位數字',
  },
  declined: '信用卡被拒，請改用另一張卡。',
  refused: '付款未獲確認，請再試一次或改用另一張卡。',
  cards: {
    good: '接受',
    declined: '拒絕',
    challenge: '需要確認（3-D Secure）',
    declined_later: '可儲存，扣款時拒絕',
  },
  challengeTitle: '銀行驗證',
  challengeText: (last4) => `銀行想確認是否你本人使用尾號 ${last4} 的信用卡。`,
  confirm: '是，確認',
  refuse: '否，拒絕',
  over: '此頁面已失效',
  overText: '款項已支付、已取消或已逾時。',
  back: '返回商店',
}

const cn: Words = {
  title: '银行卡付款',
  saveTitle: '保存银行卡',
  notice: '测试付款：不会扣款，只接受以下测试卡。',
  amount: '金额',
  number: '卡号',
  expiry: '有效期（月/年）',
  code: '安全码',
  pay: (amount) => `支付 ${amount}`,
  save: '保存银行卡',
  leave: '取消并返回',
  problems: {
    number: '请输入测试卡的卡号',
    expiry: '请输入有效的到期月份和年份',
    code: '请输入卡背面的三位数字',
  },
  declined: '银行卡被拒绝，请换一张卡。',
  refused: '付款未被确认，请重试或换一张卡。',
  cards: {
    good: '接受',
    declined: '拒绝',
    challenge: '需要确认（3-D Secure）',
    declined_later: '可以保存，扣款时拒绝',
  },
  challengeTitle: '银行验证',
  challengeText: (last4) => `银行想确认是否您本人在使用尾号 ${last4} 的银行卡。`,
  confirm: '是，确认',
  refuse: '否，拒绝',
  over: '此页面已失效',
  overText: '款项已支付、已取消或已超时。',
  back: '返回商店',
}

export const gatewayWords: Readonly<Record<Locale, Words>> = { en, zh, cn }
