import { days, grouped } from '../payment.ts'
import { outcomes, type ProofScreen } from '../screen.ts'
import { Sheet } from '../sheet.ts'

const noAccount = ['amount', 'payee', 'reference', 'bankReference', 'date'] as const

/** Names, a large amount, a message in a bubble. */
export const payMeEnglish: ProofScreen = {
  name: 'PayMe, English',
  kind: 'payme',
  shows: noAccount,
  draw(f) {
    const sheet = new Sheet(1170, '#ffffff')
    const label = { face: 'lato', size: 38, colour: '#7a7a80' } as const
    const value = { face: 'lato', size: 40, colour: '#2b2b2f' } as const
    sheet.box({ x: 0, y: 0, width: 1170, height: 300 }, '#db0011')
    sheet.write(
      'PayMe',
      { ...value, size: 54, colour: '#ffffff', isBold: true },
      { x: 585, y: 230, align: 'centre' },
    )
    const words = {
      done: 'You paid',
      failed: 'Payment failed',
      pending: 'Payment pending',
      scheduled: 'Payment scheduled',
    }
    sheet.write(words[f.outcome], { ...value, size: 44 }, { x: 585, y: 430, align: 'centre' })
    sheet.write(
      f.payee,
      { ...value, size: 46, isBold: true },
      { x: 585, y: 500, align: 'centre' },
      'payee',
    )
    sheet.write(
      `HK$${grouped(f.amount)}`,
      { ...value, size: 84, isBold: true },
      { x: 585, y: 630, align: 'centre' },
      'amount',
    )
    sheet.box({ x: 225, y: 690, width: 720, height: 120 }, '#f0f0f3', 60)
    sheet.write(f.reference, value, { x: 585, y: 765, align: 'centre' }, 'reference')
    sheet.write('Date', label, { x: 80, y: 950 })
    sheet.write(`${days.american(f)}`, value, { x: 1090, y: 950, align: 'right' }, 'date')
    sheet.write('Transaction ID', label, { x: 80, y: 1050 })
    sheet.write(`PM${f.serial}`, value, { x: 1090, y: 1050, align: 'right' }, 'bankReference')
    return { sheet, height: 2532 }
  },
}

export const payMeChinese: ProofScreen = {
  name: 'PayMe, traditional Chinese',
  kind: 'payme',
  shows: noAccount,
  draw(f) {
    const sheet = new Sheet(1080, '#fafafa')
    const label = { face: 'roboto', size: 36, colour: '#808085' } as const
    const value = { face: 'roboto', size: 40, colour: '#1f1f22' } as const
    sheet.write('PayMe', { ...value, size: 50, colour: '#db0011', isBold: true }, { x: 60, y: 220 })
    const words = {
      done: '成功付款',
      failed: '付款失敗',
      pending: '付款處理中',
      scheduled: '已預約付款',
    }
    sheet.write(words[f.outcome], { ...value, size: 52, isBold: true }, { x: 60, y: 340 })
    sheet.write(
      `HK$ ${grouped(f.amount)}`,
      { ...value, size: 70, isBold: true },
      { x: 60, y: 450 },
      'amount',
    )
    let y = 560
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 60, y: y + 40 })
      sheet.write(text, value, { x: 60, y: y + 98 }, field)
      y += 150
    }
    item('收款人', f.payee, 'payee')
    item('訊息', f.reference, 'reference')
    item('日期及時間', `${days.chinese(f)} 下午2:07`, 'date')
    item('交易編號', `PM${f.serial}`, 'bankReference')
    return { sheet, height: 2160 }
  },
}

/** Centred amount, small rows below, a dotted edge. */
export const blueWallet: ProofScreen = {
  name: 'blue wallet, traditional Chinese',
  kind: 'fps',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1080, '#1677ff')
    const label = { face: 'arimo', size: 34, colour: '#86909c' } as const
    const value = { face: 'arimo', size: 36, colour: '#1d2129' } as const
    sheet.box({ x: 40, y: 240, width: 1000, height: 1500 }, '#ffffff', 24)
    const words = { ...outcomes.zh, done: '付款成功' }
    sheet.write(
      words[f.outcome],
      { ...value, size: 44, colour: '#1677ff' },
      { x: 540, y: 360, align: 'centre' },
    )
    sheet.write(
      `HK$ ${grouped(f.amount)}`,
      { ...value, size: 82, isBold: true },
      { x: 540, y: 490, align: 'centre' },
      'amount',
    )
    sheet.draw('<path d="M80 570H1000" stroke="#d5d9e0" stroke-width="3" stroke-dasharray="8 10"/>')
    let y = 660
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 90, y })
      sheet.write(text, value, { x: 990, y, align: 'right' }, field)
      y += 100
    }
    item('收款方', f.payee, 'payee')
    item('轉數快識別碼', f.fpsId, 'account')
    item('付款方式', '餘額')
    item('備註', f.reference, 'reference')
    item('建立時間', `${days.iso(f)} 14:07:31`, 'date')
    item('交易單號', `20261120${f.serial}`, 'bankReference')
    return { sheet, height: 2160 }
  },
}

export const greenWallet: ProofScreen = {
  name: 'green wallet, simplified Chinese',
  kind: 'unknown',
  shows: noAccount,
  draw(f) {
    const sheet = new Sheet(1080, '#ededed')
    const label = { face: 'roboto', size: 34, colour: '#7f7f7f' } as const
    const value = { face: 'roboto', size: 36, colour: '#191919' } as const
    sheet.box({ x: 0, y: 160, width: 1080, height: 1300 }, '#ffffff')
    sheet.write(f.payee, { ...value, size: 40 }, { x: 540, y: 310, align: 'centre' }, 'payee')
    sheet.write(
      `-${grouped(f.amount)}`,
      { ...value, size: 84, isBold: true },
      { x: 540, y: 440, align: 'centre' },
      'amount',
    )
    let y = 580
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 70, y })
      sheet.write(text, value, { x: 330, y }, field)
      y += 96
    }
    const words = { done: '支付成功', failed: '支付失败', pending: '处理中', scheduled: '已预约' }
    item('当前状态', words[f.outcome])
    item('金额', `HK$${grouped(f.amount)}`)
    item('支付时间', days.chinese(f), 'date')
    item('付款备注', f.reference, 'reference')
    item('支付方式', 'WeChat Pay HK')
    item('交易单号', `42000${f.serial}`, 'bankReference')
    return { sheet, height: 2000 }
  },
}

export const octopusEnglish: ProofScreen = {
  name: 'stored-value wallet, FPS, English',
  kind: 'fps',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1080, '#fff8ef')
    const label = { face: 'lato', size: 36, colour: '#8a6b45' } as const
    const value = { face: 'lato', size: 38, colour: '#3a2a12' } as const
    const words = { ...outcomes.en, done: 'Payment successful' }
    sheet.box({ x: 0, y: 0, width: 1080, height: 220 }, '#f39800')
    sheet.write(
      'FPS payment',
      { ...value, size: 46, colour: '#ffffff', isBold: true },
      { x: 540, y: 170, align: 'centre' },
    )
    sheet.write(
      words[f.outcome],
      { ...value, size: 44, isBold: true },
      { x: 540, y: 340, align: 'centre' },
    )
    sheet.write(
      `HK$${grouped(f.amount)}`,
      { ...value, size: 74, isBold: true },
      { x: 540, y: 460, align: 'centre' },
      'amount',
    )
    let y = 580
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 70, y })
      sheet.write(text, value, { x: 1010, y, align: 'right' }, field)
      y += 100
    }
    item('Merchant', f.payee, 'payee')
    item('FPS Identifier', f.fpsId, 'account')
    item('Remarks', f.reference, 'reference')
    item('Transaction time', `${days.iso(f)} 14:07`, 'date')
    item('Transaction no.', f.serial, 'bankReference')
    return { sheet, height: 1920 }
  },
}
