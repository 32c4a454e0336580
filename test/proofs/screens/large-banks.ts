import { days, grouped, starred } from '../payment.ts'
import { outcomes, type ProofScreen } from '../screen.ts'
import { Sheet } from '../sheet.ts'

/** Labels above values, separated by hairlines; a red bar. */
export const stackedEnglish: ProofScreen = {
  name: 'large bank, FPS, English, labels above',
  kind: 'fps',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1170, '#ffffff')
    const label = { face: 'roboto', size: 36, colour: '#767676' } as const
    const value = { face: 'roboto', size: 44, colour: '#333333' } as const
    sheet.box({ x: 0, y: 140, width: 1170, height: 150 }, '#b0121f')
    sheet.write(
      'Review',
      { ...value, colour: '#ffffff', isBold: true },
      { x: 585, y: 232, align: 'centre' },
    )
    const words = { ...outcomes.en, done: 'Transaction accepted' }
    sheet.write(words[f.outcome], { ...value, size: 56 }, { x: 60, y: 420 })
    let y = 520
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 60, y: y + 50 })
      sheet.write(text, value, { x: 60, y: y + 112 }, field)
      sheet.box({ x: 60, y: y + 148, width: 1050, height: 2 }, '#d7d8d6')
      y += 160
    }
    item('Amount', `HKD ${grouped(f.amount)}`, 'amount')
    item('To', f.payee, 'payee')
    item('FPS Identifier', f.fpsId, 'account')
    item('From', 'HSBC One 848-***-833')
    item('Message to payee', f.reference, 'reference')
    item('Date', days.named(f), 'date')
    item('Reference number', `N${f.serial}`, 'bankReference')
    return { sheet, height: 2532 }
  },
}

/** Rows on a card, centred on a grey page. */
export const rowsChinese: ProofScreen = {
  name: 'local bank, FPS, traditional Chinese, rows on a card',
  kind: 'fps',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1080, '#f2f4f3')
    const label = { face: 'arimo', size: 38, colour: '#6b6f6d' } as const
    const value = { face: 'arimo', size: 38, colour: '#1c2120' } as const
    sheet.box({ x: 0, y: 0, width: 1080, height: 260 }, '#00704a')
    sheet.write(
      '轉數快',
      { ...value, size: 46, colour: '#ffffff' },
      { x: 540, y: 200, align: 'centre' },
    )
    sheet.box({ x: 40, y: 320, width: 1000, height: 1280 }, '#ffffff', 28)
    const words = { ...outcomes.zh, done: '指示已接納' }
    sheet.write(
      words[f.outcome],
      { ...value, size: 50, isBold: true },
      { x: 540, y: 430, align: 'centre' },
    )
    sheet.write(
      `HK$${grouped(f.amount)}`,
      { ...value, size: 72, isBold: true },
      { x: 540, y: 560, align: 'centre' },
      'amount',
    )
    let y = 700
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 90, y })
      sheet.write(text, value, { x: 990, y, align: 'right' }, field)
      y += 108
    }
    item('收款人', f.payee, 'payee')
    item('轉數快識別碼', f.fpsId, 'account')
    item('支賬戶口', '239-***-***-883')
    item('轉賬日期', days.slashes(f), 'date')
    item('備註', f.reference, 'reference')
    item('參考編號', `HD${f.serial}`, 'bankReference')
    item('手續費', 'HK$0.00')
    return { sheet, height: 2340 }
  },
}

/** A striped table on a small phone. */
export const stripedChinese: ProofScreen = {
  name: 'note-issuing bank, transfer, traditional Chinese, striped table',
  kind: 'bank_transfer',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(828, '#ffffff')
    const label = { face: 'lato', size: 30, colour: '#55595e' } as const
    const value = { face: 'lato', size: 30, colour: '#16181a' } as const
    sheet.box({ x: 0, y: 80, width: 828, height: 96 }, '#8f1d2c')
    sheet.write(
      '轉賬 / 繳費',
      { ...value, size: 36, colour: '#ffffff' },
      { x: 414, y: 140, align: 'centre' },
    )
    const words = { ...outcomes.zh, done: '交易已接納' }
    sheet.write(words[f.outcome], { ...value, size: 40, isBold: true }, { x: 40, y: 262 })
    let y = 300
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      if (((y - 300) / 88) % 2 === 0) sheet.box({ x: 0, y, width: 828, height: 88 }, '#f6f6f4')
      sheet.write(name, label, { x: 40, y: y + 55 })
      sheet.write(text, value, { x: 788, y: y + 55, align: 'right' }, field)
      y += 88
    }
    item('收款人名稱', f.payee, 'payee')
    item('收款賬戶號碼', f.account, 'account')
    item('轉出賬戶', '012-***-*-***321-2')
    item('轉賬金額', `港幣 ${grouped(f.amount)}`, 'amount')
    item('附言', f.reference, 'reference')
    item('交易日期', days.isoSlashes(f), 'date')
    item('網銀編號', f.serial, 'bankReference')
    return { sheet, height: 1500 }
  },
}

/** A large bold amount above rows. */
export const largeSumEnglish: ProofScreen = {
  name: 'international bank, FPS, English, large bold sum',
  kind: 'fps',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1080, '#ffffff')
    const label = { face: 'arimo', size: 34, colour: '#525355' } as const
    const value = { face: 'arimo', size: 36, colour: '#0c1c33', isBold: true } as const
    sheet.draw(
      '<circle cx="540" cy="330" r="64" fill="#38d200"/><path d="M508 332l24 26l44 -52" fill="none" stroke="#fff" stroke-width="11"/>',
    )
    const words = { ...outcomes.en, done: 'Your transfer was successful' }
    sheet.write(words[f.outcome], { ...value, size: 46 }, { x: 540, y: 480, align: 'centre' })
    sheet.write(
      `HKD ${grouped(f.amount)}`,
      { ...value, size: 84 },
      { x: 540, y: 620, align: 'centre' },
      'amount',
    )
    let y = 760
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 64, y })
      sheet.write(text, value, { x: 1016, y, align: 'right' }, field)
      sheet.box({ x: 64, y: y + 34, width: 952, height: 2 }, '#e3e5e8')
      y += 112
    }
    item('Recipient', f.payee, 'payee')
    item('FPS ID', f.fpsId, 'account')
    item('From account', '***-*-***321-2')
    item('Message', f.reference, 'reference')
    item('Transaction date', days.named(f), 'date')
    item('Transaction reference', `HK${f.serial}`, 'bankReference')
    return { sheet, height: 2400 }
  },
}

/** An old-fashioned page: serif, boxed, with the label "Seq. No.". */
export const serifEnglish: ProofScreen = {
  name: 'international bank, transfer, English, serif table',
  kind: 'bank_transfer',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1000, '#fbfaf6')
    const label = { face: 'tinos', size: 36, colour: '#444444' } as const
    const value = { face: 'tinos', size: 38, colour: '#111111' } as const
    const words = { ...outcomes.en, done: 'Your instruction has been accepted' }
    sheet.write(words[f.outcome], { ...value, size: 46, isBold: true }, { x: 60, y: 180 })
    sheet.box({ x: 60, y: 220, width: 880, height: 4 }, '#1d4f91')
    let y = 310
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 70, y })
      sheet.write(text, value, { x: 420, y }, field)
      y += 84
    }
    item('Beneficiary Name', f.payee, 'payee')
    item('Account Number', starred(f.account), 'account')
    item('Transfer Amount', `HKD ${grouped(f.amount)}`, 'amount')
    item('Value Date', days.upper(f), 'date')
    item('Remarks', f.reference, 'reference')
    item('Reference No.', `TT${f.serial}`, 'bankReference')
    item('Seq. No.', '0001')
    return { sheet, height: 1300 }
  },
}
