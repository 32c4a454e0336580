import { days, grouped } from '../payment.ts'
import { outcomes, type ProofScreen } from '../screen.ts'
import { Sheet } from '../sheet.ts'

/** White on near-black, with a green amount. */
export const darkChinese: ProofScreen = {
  name: 'virtual bank, FPS, traditional Chinese, dark',
  kind: 'fps',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1080, '#0f1513')
    const label = { face: 'roboto', size: 36, colour: '#8f9a96' } as const
    const value = { face: 'roboto', size: 38, colour: '#f1f5f3' } as const
    sheet.write(
      outcomes.zh[f.outcome],
      { ...value, size: 48, isBold: true },
      { x: 540, y: 320, align: 'centre' },
    )
    sheet.write(
      `HK$ ${grouped(f.amount)}`,
      { ...value, size: 80, isBold: true, colour: '#35d6a1' },
      { x: 540, y: 450, align: 'centre' },
      'amount',
    )
    sheet.box({ x: 40, y: 540, width: 1000, height: 780 }, '#1a2320', 32)
    let y = 630
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 90, y })
      sheet.write(text, value, { x: 990, y, align: 'right' }, field)
      y += 116
    }
    item('收款人', f.payee, 'payee')
    item('FPS ID', f.fpsId, 'account')
    item('轉賬備註', f.reference, 'reference')
    item('交易日期', `${days.iso(f)} 14:07:31`, 'date')
    item('轉賬方式', '轉數快')
    item('交易編號', `FRN20261120${f.serial.slice(0, 9)}`, 'bankReference')
    return { sheet, height: 2280 }
  },
}

/** Amount with small cents and currency, names below; dark violet. */
export const darkEnglish: ProofScreen = {
  name: 'virtual bank, FPS, English, dark, sum first',
  kind: 'fps',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1125, '#18141f')
    const label = { face: 'lato', size: 38, colour: '#a79fb5' } as const
    const value = { face: 'lato', size: 44, colour: '#ffffff' } as const
    const words = { ...outcomes.en, done: 'Sent' }
    sheet.write(words[f.outcome], { ...value, size: 50, isBold: true }, { x: 70, y: 300 })
    sheet.write(
      `$${grouped(f.amount)} HKD`,
      { ...value, size: 76, isBold: true },
      { x: 70, y: 420 },
      'amount',
    )
    let y = 530
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 70, y: y + 44 })
      sheet.write(text, value, { x: 70, y: y + 106 }, field)
      y += 156
    }
    item('Paid to', f.payee, 'payee')
    item('FPS identifier', f.fpsId, 'account')
    item('Note', f.reference, 'reference')
    item('Date', `${days.named(f)}, 2:07 PM`, 'date')
    item('FPS reference', `FRN20261120${f.serial.slice(0, 11)}`, 'bankReference')
    return { sheet, height: 2436 }
  },
}

/** Simplified characters, in a mainland style with a gradient at the top. */
export const gradientSimplified: ProofScreen = {
  name: 'bank, transfer, simplified Chinese, gradient',
  kind: 'bank_transfer',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1080, '#ffffff')
    const label = { face: 'arimo', size: 36, colour: '#777777' } as const
    const value = { face: 'arimo', size: 38, colour: '#222222' } as const
    sheet.draw(
      '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c8102e"/><stop offset="1" stop-color="#7d0a1d"/></linearGradient></defs><rect width="1080" height="520" fill="url(#g)"/>',
    )
    sheet.write(
      outcomes.cn[f.outcome],
      { ...value, size: 46, colour: '#ffffff' },
      { x: 540, y: 250, align: 'centre' },
    )
    sheet.write(
      `HKD ${grouped(f.amount)}`,
      { ...value, size: 78, isBold: true, colour: '#ffffff' },
      { x: 540, y: 390, align: 'centre' },
      'amount',
    )
    let y = 620
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 60, y })
      sheet.write(text, value, { x: 1020, y, align: 'right' }, field)
      y += 110
    }
    item('收款人', f.payee, 'payee')
    item('收款账户', f.account, 'account')
    item('付款账户', '015-***-***-7788')
    item('交易时间', days.iso(f), 'date')
    item('附言', f.reference, 'reference')
    item('流水号', f.serial, 'bankReference')
    return { sheet, height: 1920 }
  },
}

/** The amount is one row of a list, under a shaded heading. */
export const greyCardsChinese: ProofScreen = {
  name: 'bank, transfer, traditional Chinese, grey cards',
  kind: 'bank_transfer',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1242, '#ffffff')
    const label = { face: 'roboto', size: 40, colour: '#5c6066' } as const
    const value = { face: 'roboto', size: 44, colour: '#202327' } as const
    const words = { ...outcomes.zh, done: '款項已收妥' }
    sheet.write(
      words[f.outcome],
      { ...value, size: 56, isBold: true },
      { x: 621, y: 300, align: 'centre' },
    )
    let y = 380
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.box({ x: 50, y, width: 1142, height: 160 }, '#f7f7f8', 20)
      sheet.write(name, label, { x: 90, y: y + 62 })
      sheet.write(text, value, { x: 90, y: y + 126 }, field)
      y += 184
    }
    item('轉賬金額', `HKD ${grouped(f.amount)}`, 'amount')
    item('收款人', f.payee, 'payee')
    item('收款戶口', f.account, 'account')
    item('備註', f.reference, 'reference')
    item('日期', days.chinese(f), 'date')
    item('交易參考編號', `BEA${f.serial}`, 'bankReference')
    return { sheet, height: 2688 }
  },
}
