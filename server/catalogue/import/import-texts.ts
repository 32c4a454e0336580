import type { Locale, LocalizedText } from '#domain/locale.ts'

/** Problems and notes of a file that is imported. */
const en = {
  notMoney: (text: string) => `“${text}” is not an amount of money`,
  notCount: (text: string) => `“${text}” is not a whole number from 0`,
  notGrams: (text: string) => `“${text}” is not a weight in grams`,
  notDate: (text: string) => `“${text}” is not a date like 2027-01-15 or 2027-01-15 10:30`,
  notMeasurement: (text: string) => `“${text}” is not a measurement like chest=54`,
  exponent: (text: string) =>
    `A spreadsheet has turned this number into ${text}, and its digits are lost: format the column as text and enter it again`,
  formulaError: (text: string) => `A formula of the spreadsheet failed here and left ${text}`,
  looksLikeDay: (text: string) =>
    `“${text}” looks like a size or code that a spreadsheet has turned into a date`,
  tooLong: (max: number) => `Longer than ${max} characters`,

  noHandle: 'Every row needs the handle of its product',
  notHandle: (text: string) => `“${text}” is not a handle: lower-case letters, digits, hyphens`,
  handleOfOther: (handle: string, title: string, line: number) =>
    `“${handle}” is already the handle of “${title}” on line ${line}`,
  noTitle: 'A product needs a title on its first row',
  noPrice: 'A product needs a row with a price',
  notStatus: (text: string) => `“${text}” is not active, draft or archived`,
  notView: (text: string) => `“${text}” is not front, back, detail, cloth or measure`,
  notCountry: (text: string) => `“${text}” is not a country code like CN`,
  preorderNeedsBoth: 'A pre-order needs both a limit and a date',
  variantNeedsPrice: 'A row with a size, colour or SKU needs a price',
  sharedSkus: (rows: number, sku: string, lines: string) =>
    `${rows} rows share their SKU with another row, such as “${sku}” on lines ${lines}. Each size needs its own: let the import make them from style and size, or enter them in the file`,
  choiceTwice: (line: number) => `The same colour and size are already on line ${line}`,

  ownSkus: (rows: number, sku: string) =>
    `${rows} rows that shared an SKU have their own now, such as “${sku}”`,
  rounded: (text: string, to: string) => `${text} is rounded to ${to}`,
  negativeStock: (text: string) => `Stock of ${text} is imported as 0`,
  compareAtNotAbove: (text: string) =>
    `The earlier price ${text} is not above the price, and is left out`,
  shortened: (max: number) => `Shortened to ${max} characters`,
  rowTwice: (line: number) => `The same row is already on line ${line}; this one is left out`,
  unlisted: 'Unlisted products are imported as drafts',
  formatLost: (count: number) =>
    count === 1
      ? 'The description is imported as plain text: its links, tables and pictures are left out'
      : `${count} descriptions are imported as plain text: links, tables and pictures in them are left out`,

  newColour: (name: string) => `The colour “${name}” is new: choose its swatch`,
  newCategory: (name: string) => `The category “${name}” is new`,
  unknownCategory: (slug: string) => `Unknown category “${slug}”`,
  unknownCollection: (slug: string) => `Unknown collection “${slug}”`,
  unknownWarehouse: (slug: string, known: readonly string[]) =>
    `There is no warehouse “${slug}”; there are: ${known.join(', ')}`,
  noWarehouse: 'The shop has no warehouse yet',
  skuOfOther: (sku: string) => `“${sku}” belongs to another product`,
  belowSold: (count: number) =>
    `${count} units are sold but not yet shipped; stock cannot be lower`,

  empty: 'The file is empty',
  noProducts: 'The file has headings but no products',
  notProductFile:
    'This is not a product file: it has none of the columns Handle, Title, Variant Price. “Download all products” gives a file with the right columns',
  isFrom: (program: string) =>
    `This file is from ${program}, and cannot be imported as it is. Save it in the columns of Shopify’s product CSV, or copy its columns into the file that “Download all products” gives`,
  isStockOfShopify:
    'This is Shopify’s inventory file, without prices. Export the products instead: in Shopify, Products → Export',
  isOrdersOfShopify:
    'This is Shopify’s order file. Export the products instead: in Shopify, Products → Export',
  isCustomersOfShopify:
    'This is Shopify’s customer file. Export the products instead: in Shopify, Products → Export',
  columnMissing: 'This column is missing',
  columnTwice: (heading: string) => `The column “${heading}” appears twice`,
  columnsIgnored: (headings: string) => `Ignored columns: ${headings}`,
  notUtf8: 'This line is not in UTF-8: save the file as “CSV UTF-8” and choose that',
  isWorkbook:
    'This is a spreadsheet workbook: save its product sheet as “CSV UTF-8” and choose that',
  isArchive: 'This is an archive: unpack it, and choose the CSV file in it',
  isPdf: 'This is a PDF: choose the CSV file of the products',
  isPicture: 'This is a picture: choose the CSV file of the products, and the pictures beside it',
  isMarkup: 'This is a web page or XML: choose the CSV file of the products',
  isJson: 'This is JSON: choose the CSV file of the products',
  notText: 'This is not a text file: choose the CSV file of the products',
  hasProblems: 'The file has problems that stop its import',
  place: (line: number, column: string) => `Line ${line}${column && `, ${column}`}: `,
  notCsv: (reason: string) => `This is not CSV: ${reason}`,
  quoteOpen: 'a quote is opened and never closed',
  quoteInside: 'a quote stands in the middle of a cell that does not begin with one',
  textAfterQuote: 'something follows a closing quote',
  unevenRow: 'the row has more or fewer cells than there are headings',

  pictureSkipped: (src: string, reason: string) => `${src} was skipped: ${reason}`,
  pictureUnusable: (src: string, reason: string) => `${src} cannot be used: ${reason}`,
  pictureMissing: 'it is not among the pictures',
  notReachable: 'only pictures at an https address in the public internet are downloaded',
  serverReturned: (status: number) => `the server returned ${status}`,
  pictureTooLarge: 'larger than 20 MB',
  notPicture: 'it is not a JPG, PNG, WebP or SVG picture',
  pictureDamaged: 'it is damaged and cannot be opened; save it again or take another copy',
  ofPicture: (sentence: LocalizedText) => sentence.en,
  noAnswer: 'the server does not answer',

  priceFalls: (from: string, to: string) => `The price falls from ${from} to ${to}`,
  soldForNothing: 'The price is 0.00: this would be sold for nothing',
  pricesNotConfirmed: (count: number) =>
    `${count} ${count === 1 ? 'price is' : 'prices are'} zero or less than half of what it was: confirm that this is meant`,
}

type Texts = typeof en

const zh: Texts = {
  notMoney: (text) => `「${text}」不是金額`,
  notCount: (text) => `「${text}」不是由 0 起的整數`,
  notGrams: (text) => `「${text}」不是以克計的重量`,
  notDate: (text) => `「${text}」不是日期，格式如 2027-01-15 或 2027-01-15 10:30`,
  notMeasurement: (text) => `「${text}」不是尺寸，格式如 chest=54`,
  exponent: (text) =>
    `試算表把這個數字變成了 ${text}，部分數字已經遺失：請將該欄設為文字格式，再重新輸入`,
  formulaError: (text) => `試算表的公式在此出錯，只剩 ${text}`,
  looksLikeDay: (text) => `「${text}」像是尺碼或編號，被試算表變成了日期`,
  tooLong: (max) => `超過 ${max} 個字元`,

  noHandle: '每一行都要有商品的 handle',
  notHandle: (text) => `「${text}」不是有效的 handle：只可用細楷英文字母、數字和連字號`,
  handleOfOther: (handle, title, line) => `「${handle}」已是第 ${line} 行「${title}」的 handle`,
  noTitle: '商品的第一行要有名稱',
  noPrice: '商品至少要有一行填上價格',
  notStatus: (text) => `「${text}」不是 active、draft 或 archived`,
  notView: (text) => `「${text}」不是 front、back、detail、cloth 或 measure`,
  notCountry: (text) => `「${text}」不是 CN 一類的國家代碼`,
  preorderNeedsBoth: '預訂要同時填上上限和日期',
  variantNeedsPrice: '有尺碼、顏色或 SKU 的行要填上價格',
  sharedSkus: (rows, sku, lines) =>
    `有 ${rows} 行的 SKU 與其他行相同，例如第 ${lines} 行的「${sku}」。每個尺碼要有自己的 SKU：可由系統按款式和尺碼編配，或在檔案填上`,
  choiceTwice: (line) => `相同的顏色和尺碼已在第 ${line} 行出現`,

  ownSkus: (rows, sku) => `${rows} 行原本共用 SKU，現已各有自己的 SKU，例如「${sku}」`,
  rounded: (text, to) => `${text} 四捨五入為 ${to}`,
  negativeStock: (text) => `存貨 ${text} 會以 0 匯入`,
  compareAtNotAbove: (text) => `原價 ${text} 不高於售價，已略去`,
  shortened: (max) => `已縮短至 ${max} 個字元`,
  rowTwice: (line) => `與第 ${line} 行完全相同，已略去`,
  unlisted: '不公開（unlisted）的商品會以草稿匯入',
  formatLost: (count) => `${count} 段描述會以純文字匯入：當中的連結、表格和圖片會略去`,

  newColour: (name) => `新增了顏色「${name}」：請選擇色板`,
  newCategory: (name) => `新增了分類「${name}」`,
  unknownCategory: (slug) => `沒有分類「${slug}」`,
  unknownCollection: (slug) => `沒有系列「${slug}」`,
  unknownWarehouse: (slug, known) => `沒有倉庫「${slug}」；現有：${known.join('、')}`,
  noWarehouse: '店舖尚未有倉庫',
  skuOfOther: (sku) => `「${sku}」屬於另一件商品`,
  belowSold: (count) => `${count} 件已售出但未寄出，存貨不能低於此數`,

  empty: '檔案是空的',
  noProducts: '檔案只有標題，沒有商品',
  notProductFile:
    '這不是商品檔案：沒有 Handle、Title、Variant Price 任何一欄。「下載所有商品」的檔案有所需的欄',
  isFrom: (program) =>
    `這是 ${program} 的檔案，未能直接匯入。請改存為 Shopify 商品 CSV 的欄，或將各欄複製到「下載所有商品」的檔案`,
  isStockOfShopify:
    '這是 Shopify 的存貨檔案，沒有價格。請改為匯出商品：在 Shopify 選「Products → Export」',
  isOrdersOfShopify: '這是 Shopify 的訂單檔案。請改為匯出商品：在 Shopify 選「Products → Export」',
  isCustomersOfShopify:
    '這是 Shopify 的顧客檔案。請改為匯出商品：在 Shopify 選「Products → Export」',
  columnMissing: '欠缺此欄',
  columnTwice: (heading) => `「${heading}」一欄重複`,
  columnsIgnored: (headings) => `略過的欄：${headings}`,
  notUtf8: '此行不是 UTF-8：請將檔案另存為「CSV UTF-8」，再選擇該檔案',
  isWorkbook: '這是試算表活頁簿：請將商品工作表另存為「CSV UTF-8」，再選擇該檔案',
  isArchive: '這是壓縮檔：請先解壓，再選擇當中的 CSV 檔案',
  isPdf: '這是 PDF：請選擇商品的 CSV 檔案',
  isPicture: '這是圖片：請選擇商品的 CSV 檔案，圖片可一併放入',
  isMarkup: '這是網頁或 XML：請選擇商品的 CSV 檔案',
  isJson: '這是 JSON：請選擇商品的 CSV 檔案',
  notText: '這不是文字檔案：請選擇商品的 CSV 檔案',
  hasProblems: '檔案有問題，未能匯入',
  place: (line, column) => `第 ${line} 行${column && `，${column}`}：`,
  notCsv: (reason) => `這不是 CSV：${reason}`,
  quoteOpen: '引號未有關閉',
  quoteInside: '儲存格中間出現引號，而開首沒有',
  textAfterQuote: '關閉引號後還有文字',
  unevenRow: '此行的儲存格數目與標題不符',

  pictureSkipped: (src, reason) => `略過 ${src}：${reason}`,
  pictureUnusable: (src, reason) => `不能使用 ${src}：${reason}`,
  pictureMissing: '不在圖片之中',
  notReachable: '只會下載公開 https 網址的圖片',
  serverReturned: (status) => `伺服器回覆 ${status}`,
  pictureTooLarge: '大於 20 MB',
  notPicture: '不是 JPG、PNG、WebP 或 SVG 圖片',
  pictureDamaged: '檔案已損壞，無法開啟；請重新儲存或改用另一份',
  ofPicture: (sentence) => sentence.zh,
  noAnswer: '伺服器沒有回應',

  priceFalls: (from, to) => `售價由 ${from} 降至 ${to}`,
  soldForNothing: '售價是 0.00：會免費售出',
  pricesNotConfirmed: (count) => `有 ${count} 個售價是零或不足原來一半：請確認無誤`,
}

/** One of these sentences, in the language it will be read in. */
export type Sentence = (texts: Texts) => string

/** Staff read English or traditional Chinese. */
export function inStaffLanguages(sentence: Sentence): LocalizedText {
  return { en: sentence(en), zh: sentence(zh), cn: '' }
}

export function say(sentence: Sentence, locale: Locale): string {
  return sentence(locale === 'en' ? en : zh)
}
