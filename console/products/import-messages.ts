import { defineMessages } from '../language/messages.ts'

export const importMessages = defineMessages({
  title: ['Import and export', '匯入及匯出'],
  importTitle: ['Import', '匯入'],
  importText: [
    'A CSV from Shopify or from here, with its pictures if you have them as files. The file is checked first: you see what it changes before anything is saved. Products that are not in it stay as they are.',
    '可用 Shopify 或本店匯出的 CSV，有圖片檔案可一併放入。系統會先檢查檔案，儲存前你會看到有甚麼改動。檔案沒有的商品維持不變。',
  ],
  file: {
    label: ['Product file and pictures', '商品檔案和圖片'],
    hint: [
      'CSV up to 10 MB; pictures as JPG, PNG or WebP, up to 10 MB each, with the names that the file gives them',
      'CSV 最大 10 MB；圖片為 JPG、PNG 或 WebP，每張最大 10 MB，檔案名稱須與商品檔案所列的相同',
    ],
    choose: ['Choose files', '選擇檔案'],
    drop: ['Drop the file and its pictures here or', '將檔案和圖片拖放到此處，或'],
  },
  pictureFiles: [
    (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`,
    (count: number) => `${count} 張圖片`,
  ],
  ownSkus: ['Make own SKUs from style and size', '按款式和尺碼編配各自的 SKU'],
  confirmsLowPrices: [
    (count: number) => `${count === 1 ? 'This price is' : `These ${count} prices are`} meant`,
    (count: number) => `確認這 ${count} 個售價無誤`,
  ],
  priceFalls: ['Prices that fall by more than half, or to zero', '降至不足一半或零的售價'],
  picturesHere: [
    (here: number, all: number) =>
      `${here} of the ${all} pictures that the file names are here. The others can be dropped later: their products wait for them.`,
    (here: number, all: number) =>
      `檔案列出 ${all} 張圖片，已有 ${here} 張。其餘可稍後放入，商品會等候這些圖片。`,
  ],
  picturesDownload: [
    (count: number) =>
      `${count} ${count === 1 ? 'picture is' : 'pictures are'} downloaded after the import.`,
    (count: number) => `匯入後會下載 ${count} 張圖片。`,
  ],
  more: [(count: number) => `Show ${count} more`, (count: number) => `再顯示 ${count} 項`],
  running: [
    (name: string) => `Importing ${name || 'the file'}`,
    (name: string) => `正在匯入 ${name || '檔案'}`,
  ],
  runningText: [
    (done: number, all: number) =>
      `${done} of ${all} products. You can leave this page: the import goes on.`,
    (done: number, all: number) => `已完成 ${done} / ${all} 件商品。你可離開此頁，匯入會繼續。`,
  ],
  checkingLarge: ['The file is being checked.', '正在檢查檔案。'],
  refused: ['Nothing was imported', '未有匯入任何商品'],
  finished: [
    (name: string) => `${name || 'The file'} is imported`,
    (name: string) => `已匯入 ${name || '檔案'}`,
  ],
  finishedText: [
    (created: number, updated: number, unchanged: number) =>
      `${created} new, ${updated} changed, ${unchanged} as they were.`,
    (created: number, updated: number, unchanged: number) =>
      `新增 ${created} 件，更改 ${updated} 件，${unchanged} 件不變。`,
  ],
  leftOut: ['Left out, because the shop changed meanwhile', '期間店舖資料有變，以下未有匯入'],
  downloading: [
    (left: number) =>
      `${left} ${left === 1 ? 'picture is' : 'pictures are'} still being downloaded.`,
    (left: number) => `尚有 ${left} 張圖片正在下載。`,
  ],
  waiting: {
    title: ['These products wait for pictures', '以下商品正等候圖片'],
    text: [
      'Drop the pictures here: each goes to the products whose file named it.',
      '將圖片拖放到此處，系統會按檔案名稱配對商品。',
    ],
    label: ['Pictures', '圖片'],
    hint: [
      'JPG, PNG or WebP, up to 10 MB each; matched by file name',
      'JPG、PNG 或 WebP，每張最大 10 MB；按檔案名稱配對',
    ],
    choose: ['Choose pictures', '選擇圖片'],
    drop: ['Drop the pictures here or', '將圖片拖放到此處，或'],
    failed: [
      (reason: string) => `Not downloaded: ${reason}`,
      (reason: string) => `未能下載：${reason}`,
    ],
    retry: ['Download again', '重新下載'],
    forget: ['Wait no longer', '不再等候'],
    forgetText: ['The products keep the pictures that they have.', '商品會保留現有的圖片。'],
  },
  sending: [
    (done: number, all: number) => `Uploading pictures: ${done} of ${all}`,
    (done: number, all: number) => `正在上載圖片：${done} / ${all}`,
  ],
  matched: [
    (count: number) =>
      `${count} ${count === 1 ? 'picture has' : 'pictures have'} found ${count === 1 ? 'its product' : 'their products'}.`,
    (count: number) => `已為 ${count} 張圖片找到商品。`,
  ],
  unmatched: [
    (names: string) => `No product waits for: ${names}`,
    (names: string) => `沒有商品等候：${names}`,
  ],
  unsent: [(names: string) => `Not uploaded: ${names}`, (names: string) => `未能上載：${names}`],
  remove: [(name: string) => `Remove ${name}`, (name: string) => `移除 ${name}`],
  retry: [(name: string) => `Check ${name} again`, (name: string) => `重新檢查 ${name}`],
  checking: [(name: string) => `Checking ${name}`, (name: string) => `正在檢查 ${name}`],
  checkingFile: ['Checking the file …', '正在檢查檔案……'],
  mend: [
    'Nothing is imported until these lines are corrected. Then choose the file again.',
    '修正以下各行後才可匯入。請修正後重新選擇檔案。',
  ],
  problems: [
    (count: number) => `${count} ${count === 1 ? 'problem' : 'problems'}`,
    (count: number) => `${count} 個問題`,
  ],
  notes: ['Please check', '請留意'],
  line: [
    (line: number, column: string) => `Line ${line}${column && `, ${column}`}`,
    (line: number, column: string) => `第 ${line} 行${column && `，${column}`}`,
  ],
  counts: {
    created: ['New', '新增'],
    updated: ['Changed', '更改'],
    unchanged: ['As they are', '不變'],
    variants: ['Variants', '款式'],
    pictures: ['Pictures', '圖片'],
  },
  nothing: ['The shop already has all that is in this file.', '檔案的內容與店舖現有的一樣。'],
  act: [
    (count: number) => `Import ${count} ${count === 1 ? 'product' : 'products'}`,
    (count: number) => `匯入 ${count} 件商品`,
  ],
  exportTitle: ['Export', '匯出'],
  exportText: [
    'All products with texts, prices, stock and pictures, in the columns that an import reads. Change what you like in a spreadsheet and import the file.',
    '所有商品的文字、價錢、存貨和圖片，欄目與匯入的一樣。可在試算表修改後再匯入。',
  ],
  exportAll: ['Download all products', '下載所有商品'],
  exporting: ['Downloading …', '正在下載……'],
})
