import { defineMessages } from '../language/messages.ts'

export const variantMessages = defineMessages({
  choose: ['Colours and sizes', '顏色及尺碼'],
  addColour: ['Add a colour', '加入顏色'],
  chooseColour: ['Choose …', '請選擇…'],
  sizes: ['Sizes', '尺碼'],
  sizesHint: ['S, M, L, XL: Enter or a comma adds one', 'S、M、L、XL：按 Enter 或輸入逗號加入'],
  fillTitle: ['For several variants', '多個款式'],
  fill: ['Fill in', '填入'],
  fillNew: [(count: number) => `Fill in ${count} new`, (count: number) => `填入 ${count} 個新款式`],
  fillAll: [(count: number) => `Fill in all ${count}`, (count: number) => `填入全部 ${count} 個`],
  fillDown: [(column: string) => `Fill down: ${column}`, (column: string) => `向下填入：${column}`],
  table: ['Variants', '款式'],
  columns: {
    variant: ['Variant', '款式'],
    sku: ['SKU', 'SKU'],
    price: ['Price', '售價'],
    compare_at: ['Compare-at price', '原價'],
    points_price: ['Points price', '積分價'],
    cost: ['Cost', '成本'],
    barcode: ['Barcode', '條碼'],
    weight_grams: ['Weight (g)', '重量（克）'],
    stock: ['Stock', '存貨'],
    archive: ['Archive', '封存'],
  },
  fresh: ['New', '新'],
  archived: ['Archived', '已封存'],
  archive: [(name: string) => `Archive ${name}`, (name: string) => `封存 ${name}`],
  restore: [(name: string) => `Restore ${name}`, (name: string) => `還原 ${name}`],
  leaveOut: [(name: string) => `Leave out ${name}`, (name: string) => `不要 ${name}`],
  putBack: [
    (count: number) => `Put back what was left out (${count})`,
    (count: number) => `放回不要的款式（${count}）`,
  ],
  oneSize: ['One variant', '單一款式'],
  save: [
    (count: number) =>
      count === 0 ? 'Save variants' : `Save ${count} ${count === 1 ? 'variant' : 'variants'}`,
    (count: number) => (count === 0 ? '儲存款式' : `儲存 ${count} 個款式`),
  ],
  saved: ['Variants saved', '款式已儲存'],
  someRefused: [
    'Some variants could not be saved. What was refused is marked.',
    '部分款式未能儲存，請看標示的欄位。',
  ],
  empty: [
    'Choose colours and sizes above, and their variants appear here.',
    '在上面選擇顏色及尺碼，款式便會在此出現。',
  ],
  pasteHint: [
    'Cells copied from a spreadsheet, over rows and columns, can be pasted into any cell. The arrow above a column copies its first row down.',
    '可把試算表的多行多欄貼到任何一格。欄上的箭頭會把第一行的內容向下填入。',
  ],
  dropped: [
    (count: number) =>
      `${count} pasted ${count === 1 ? 'value is' : 'values are'} beyond the table and left out`,
    (count: number) => `貼上的內容有 ${count} 格超出表格，未有使用`,
  ],
  badCells: [
    (bad: number, all: number) =>
      `${bad} of ${all} pasted ${all === 1 ? 'cell' : 'cells'} cannot be used`,
    (bad: number, all: number) => `貼上的 ${all} 格中有 ${bad} 格不能使用`,
  ],
  badCellsLead: ['These stay as they are:', '以下各格保持不變：'],
  pasteGood: [
    (count: number) => `Paste the other ${count}`,
    (count: number) => `貼上其餘 ${count} 格`,
  ],
  emptyCell: ['empty', '空白'],
  stockIn: [
    (places: string) => `Stock: what is left in all, and below it what is left in ${places}.`,
    (places: string) => `存貨：上行為可售總數，下行依次為 ${places} 的可售數量。`,
  ],
  adjust: [
    (name: string) => `Adjust the stock of ${name}`,
    (name: string) => `調整 ${name} 的存貨`,
  ],
  none: ['no stock', '沒有存貨'],
  available: [(count: number) => `${count} left`, (count: number) => `可售 ${count} 件`],
  moveStock: ['Receive and count stock', '入貨及盤點'],
})
