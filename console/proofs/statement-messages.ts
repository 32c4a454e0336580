import { defineMessages } from '../language/messages.ts'

export const statementMessages = defineMessages({
  import: ['Import statement', '匯入結單'],
  account: ['Account', '帳戶'],
  imported: [(at: string) => `Last imported ${at}`, (at: string) => `上次匯入：${at}`],
  file: {
    label: ['Statement', '結單'],
    hint: [
      'The CSV file that the bank offers to download, or a table saved as text',
      '銀行提供下載的 CSV 檔案，或以文字儲存的表格',
    ],
    choose: ['Choose file', '選擇檔案'],
    drop: ['Drop the file here or', '將檔案拖放到此處，或'],
  },
  paste: ['Or paste the table', '或貼上表格'],
  pasteHint: [
    'Copied from a spreadsheet or from the bank’s page, with its headings',
    '從試算表或銀行網頁複製，連同標題',
  ],
  pasted: ['Pasted table', '已貼上的表格'],
  readPasted: ['Read the table', '讀取表格'],
  noText: {
    pdf: [
      'This is a PDF. Please download the statement as CSV, or copy its table and paste it.',
      '這是 PDF 檔案。請下載 CSV 結單，或複製表格後貼上。',
    ],
    workbook: [
      'This is an Excel workbook. Please save it as CSV, or copy its cells and paste them.',
      '這是 Excel 檔案。請另存為 CSV，或複製儲存格後貼上。',
    ],
    picture: [
      'This is a picture. Please download the statement as CSV.',
      '這是圖片。請下載 CSV 結單。',
    ],
    other: [
      'This is not a table saved as text. Please download the statement as CSV.',
      '這不是以文字儲存的表格。請下載 CSV 結單。',
    ],
  },
  remove: [(name: string) => `Remove ${name}`, (name: string) => `移除 ${name}`],
  retry: [(name: string) => `Read ${name} again`, (name: string) => `重新讀取 ${name}`],
  reading: [(name: string) => `Reading ${name}`, (name: string) => `正在讀取 ${name}`],
  columnsTitle: ['What the columns hold', '各欄內容'],
  remembered: [
    'As last time, because the headings are the same.',
    '標題與上次相同，已沿用上次的選擇。',
  ],
  suggested: ['Please check: this is what the headings suggest.', '以下按標題推斷，請核對。'],
  unknown: ['Please choose: the headings are not known.', '未能辨認標題，請選擇各欄內容。'],
  column: [(number: number) => `Column ${number}`, (number: number) => `第 ${number} 欄`],
  roles: {
    none: ['Not used', '不使用'],
    date: ['Date', '日期'],
    text: ['Text or reference', '文字或參考編號'],
    amount: ['Amount, or money in', '金額或存入'],
    direction: ['Credit or debit', '存入或支出'],
    state: ['Completed or not', '是否已完成'],
    currency: ['Currency', '貨幣'],
  },
  dayOrder: ['Order of the dates', '日期次序'],
  dayOrderHint: ['The dates could be read either way.', '日期有兩種讀法。'],
  dayOrderAsk: [
    'Some dates begin with the day, others with the month. Please choose.',
    '部分日期以日為先，部分以月為先，請選擇。',
  ],
  dayOrders: {
    day_first: ['Day first: 5/11 is 5 November', '先日後月：5/11 為 11 月 5 日'],
    month_first: ['Month first: 5/11 is 11 May', '先月後日：5/11 為 5 月 11 日'],
  },
  chooseOrder: ['Please choose', '請選擇'],
  comesIn: [
    (count: number, sum: string) =>
      count === 1 ? `1 line comes in, ${sum}` : `${count} lines come in, ${sum} together`,
    (count: number, sum: string) => `匯入 ${count} 項，合共 ${sum}`,
  ],
  nothingComesIn: ['No line comes in', '沒有可匯入的項目'],
  leftOutBy: {
    outgoing: [(count: number) => `${count} outgoing`, (count: number) => `支出 ${count} 項`],
    not_completed: [
      (count: number) => `${count} not completed`,
      (count: number) => `未完成 ${count} 項`,
    ],
    other_currency: [
      (count: number) => `${count} in another currency`,
      (count: number) => `其他貨幣 ${count} 項`,
    ],
  },
  missing: [
    'Choose one date, one amount, and at least one text.',
    '請選擇一欄日期、一欄金額，以及最少一欄文字。',
  ],
  doImport: [
    (count: number) => (count === 1 ? 'Import 1 line' : `Import ${count} lines`),
    (count: number) => `匯入 ${count} 項`,
  ],
  importDone: [
    (fresh: number, known: number) => `${fresh} new, ${known} known already`,
    (fresh: number, known: number) => `新增 ${fresh} 項，已有 ${known} 項`,
  ],
  leftOut: [
    (parts: string[]) => `Left out: ${parts.join(', ')}.`,
    (parts: string[]) => `略過：${parts.join('、')}。`,
  ],
  unreadable: ['These lines cannot be read and do not come in', '未能讀取以下各行，不會匯入'],
  more: [(count: number) => `and ${count} more`, (count: number) => `另有 ${count} 行`],
  line: [(line: number) => `Line ${line}`, (line: number) => `第 ${line} 行`],
  problems: {
    cells: [() => 'more or fewer cells than headings', () => '欄數與標題不符'],
    split: [
      (value: string) => `a comma has split its amount, which may be ${value}`,
      (value: string) => `金額被千位逗號分成兩格，原本可能是 ${value}`,
    ],
    both: [
      (value: string) => `money in and money out in one line: ${value}`,
      (value: string) => `同一行有存入及支出：${value}`,
    ],
    balance: [
      (value: string) => `the balance does not follow from its amount: ${value}`,
      (value: string) => `結餘與此金額不符：${value}`,
    ],
    date: [
      (value: string) => (value ? `no date: ${value}` : 'no date'),
      (value: string) => (value ? `日期不明：${value}` : '沒有日期'),
    ],
    amount: [(value: string) => `no amount: ${value}`, (value: string) => `金額不明：${value}`],
    direction: [
      (value: string) =>
        value ? `neither credit nor debit: ${value}` : 'does not say credit or debit',
      (value: string) => (value ? `未能辨認存入或支出：${value}` : '沒有註明存入或支出'),
    ],
    state: [
      (value: string) =>
        value ? `unknown state: ${value}` : 'does not say whether it is completed',
      (value: string) => (value ? `狀態不明：${value}` : '沒有註明是否已完成'),
    ],
  },
})

export type StatementTexts = (typeof statementMessages)['en']
