import { days, grouped, starred } from '../payment.ts'
import { outcomes, type ProofScreen } from '../screen.ts'
import { Sheet } from '../sheet.ts'

/** A printed proof: monospaced capitals. */
export const cashMachine: ProofScreen = {
  name: 'cash machine, transfer, English',
  kind: 'bank_transfer',
  shows: ['amount', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(900, '#f4f1e8')
    const ink = { face: 'mono', size: 36, colour: '#2d2d33' } as const
    const words = { ...outcomes.en, done: 'TRANSACTION ACCEPTED' }
    sheet.write(
      'ATM CUSTOMER ADVICE',
      { ...ink, isBold: true },
      { x: 450, y: 130, align: 'centre' },
    )
    let y = 250
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, ink, { x: 60, y })
      sheet.write(text, ink, { x: 340, y }, field)
      y += 74
    }
    item('DATE', days.slashes(f), 'date')
    item('TERMINAL', 'HKC0417')
    item('SEQ. NO.', '4471')
    item('TRANSFER TO', starred(f.account), 'account')
    item('AMOUNT', `HKD ${grouped(f.amount)}`, 'amount')
    item('REMARK', f.reference, 'reference')
    item('REF NO', f.serial, 'bankReference')
    sheet.write(words[f.outcome].toUpperCase(), ink, { x: 450, y: y + 60, align: 'centre' })
    return { sheet, height: 1250 }
  },
}

/** A stamped bilingual form from a counter. */
export const counterForm: ProofScreen = {
  name: 'counter, deposit, two languages',
  kind: 'bank_transfer',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1400, '#fdfcf7')
    const label = { face: 'tinos', size: 30, colour: '#31415e' } as const
    const value = { face: 'arimo', size: 36, colour: '#17181c' } as const
    sheet.write(
      '銀行存款收據 BANK DEPOSIT RECEIPT',
      { ...label, size: 40, isBold: true },
      { x: 700, y: 110, align: 'centre' },
    )
    let y = 200
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 80, y })
      sheet.write(text, value, { x: 620, y }, field)
      sheet.box({ x: 80, y: y + 22, width: 1240, height: 1 }, '#8c97ab')
      y += 84
    }
    item('日期 Date', days.slashes(f), 'date')
    item('收款人 Beneficiary', f.payee, 'payee')
    item('戶口號碼 Account No.', f.account, 'account')
    item('金額 Amount', `HKD ${grouped(f.amount)}`, 'amount')
    item('備註 Remarks', f.reference, 'reference')
    item('交易編號 Transaction No.', `C${f.serial}`, 'bankReference')
    const words = { done: '款項收訖', failed: '交易失敗', pending: '待處理', scheduled: '預約' }
    sheet.draw('<circle cx="1180" cy="860" r="110" fill="none" stroke="#b3262e" stroke-width="6"/>')
    sheet.write(
      words[f.outcome],
      { ...value, size: 44, colour: '#b3262e' },
      { x: 1180, y: 876, align: 'centre' },
    )
    return { sheet, height: 1040 }
  },
}

/** Internet banking on a desktop: a narrow column of small text in a wide window. */
export const deskEnglish: ProofScreen = {
  name: 'internet banking, transfer, English, desktop',
  kind: 'bank_transfer',
  shows: ['amount', 'payee', 'account', 'reference', 'bankReference', 'date'],
  draw(f) {
    const sheet = new Sheet(1440, '#ffffff')
    const label = { face: 'arimo', size: 19, colour: '#5a5a5a' } as const
    const value = { face: 'arimo', size: 19, colour: '#1a1a1a' } as const
    sheet.box({ x: 0, y: 0, width: 1440, height: 84 }, '#12395b')
    sheet.write(
      'Accounts    Transfers    Cards    Investments',
      { ...value, colour: '#ffffff' },
      { x: 180, y: 52 },
    )
    sheet.box({ x: 180, y: 130, width: 1080, height: 70 }, '#e8f4ea')
    const words = { ...outcomes.en, done: 'Transaction completed successfully' }
    sheet.write(words[f.outcome], { ...value, size: 22, isBold: true }, { x: 210, y: 173 })
    let y = 262
    const item = (name: string, text: string, field?: Parameters<Sheet['write']>[3]) => {
      sheet.write(name, label, { x: 210, y })
      sheet.write(text, value, { x: 560, y }, field)
      sheet.box({ x: 180, y: y + 18, width: 1080, height: 1 }, '#dcdcdc')
      y += 52
    }
    item('Transfer to', f.payee, 'payee')
    item('Account number', f.account, 'account')
    item('Amount', `HKD ${grouped(f.amount)}`, 'amount')
    item('Transfer date', days.named(f), 'date')
    item('Remarks', f.reference, 'reference')
    item('Confirmation number', `CN${f.serial}`, 'bankReference')
    return { sheet, height: 900 }
  },
}

/** A text message from the bank, in a bubble. */
export const textMessage: ProofScreen = {
  name: 'text message of a bank, English',
  kind: 'fps',
  shows: ['amount', 'reference', 'date'],
  draw(f) {
    const sheet = new Sheet(1125, '#ffffff')
    const ink = { face: 'roboto', size: 44, colour: '#111111' } as const
    sheet.write('#YourBank', { ...ink, isBold: true }, { x: 562, y: 200, align: 'centre' })
    sheet.box({ x: 40, y: 300, width: 940, height: 470 }, '#e9e9eb', 46)
    const words = {
      done: 'FPS transfer completed.',
      failed: 'FPS transfer failed.',
      pending: 'FPS transfer is processing.',
      scheduled: 'FPS transfer scheduled.',
    }
    sheet.write(words[f.outcome], ink, { x: 90, y: 390 })
    sheet.write(`Amount: HKD ${grouped(f.amount)}`, ink, { x: 90, y: 460 }, 'amount')
    sheet.write(`To: PRAYA C***`, ink, { x: 90, y: 530 })
    sheet.write(`Message: ${f.reference}`, ink, { x: 90, y: 600 }, 'reference')
    sheet.write(`Date: ${days.iso(f)} 14:07`, ink, { x: 90, y: 670 }, 'date')
    return { sheet, height: 1400 }
  },
}
