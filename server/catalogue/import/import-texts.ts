import type { Locale, LocalizedText } from '#domain/locale.ts'
import { completeText } from '../../platform/text/complete-translations.ts'

/** What is said about a file that is imported: problems and notes. */
const en = {
  notMoney: (text: string) => `“${text}” is not an amount of money`,
  notCount: (text: string) => `“${text}” is not a whole number from 0`,
  notGrams: (text: string) => `“${text}” is not a weight in grams`,
  notDate: (text: string) => `“${text}” is not a date like 2027-01-15 or 2027-01-15 10:30`,
  notMeasurement: (text: string) => `“${text}” is not a measurement like chest=54`,

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
  skuTwice: (sku: string, line: number) => `“${sku}” is already on line ${line}`,
  choiceTwice: (line: number) => `The same colour and size are already on line ${line}`,

  newColour: (name: string) => `The colour “${name}” is new: choose its swatch`,
  newCategory: (name: string) => `The category “${name}” is new`,
  unknownCategory: (slug: string) => `Unknown category “${slug}”`,
  unknownCollection: (slug: string) => `Unknown collection “${slug}”`,
  unknownWarehouse: (slug: string) => `There is no warehouse “${slug}”`,
  noWarehouse: 'The shop has no warehouse yet',
  skuOfOther: (sku: string) => `“${sku}” belongs to another product`,
  belowSold: (count: number) =>
    `${count} units are sold but not yet shipped; stock cannot be lower`,

  empty: 'The file is empty',
  noProducts: 'The file has headings but no products',
  notProductFile:
    'This is not a product file: it has none of the columns Handle, Title, Variant Price',
  columnMissing: 'This column is missing',
  columnTwice: (heading: string) => `The column “${heading}” appears twice`,
  columnsIgnored: (headings: string) => `Ignored columns: ${headings}`,
  notUtf8: 'The file is not CSV in UTF-8: save it as “CSV UTF-8”',
  hasProblems: 'The file has problems that stop its import',
  notCsv: (reason: string) => `This is not CSV: ${reason}`,
  quoteOpen: 'a quote is opened and never closed',
  quoteInside: 'a quote stands in the middle of a cell that does not begin with one',
  textAfterQuote: 'something follows a closing quote',
  unevenRow: 'the row has more or fewer cells than there are headings',

  pictureSkipped: (src: string, reason: string) => `${src} was skipped: ${reason}`,
  pictureUnusable: (src: string, reason: string) => `${src} cannot be used: ${reason}`,
  notInFolder: (folder: string) => `it is not in ${folder}`,
  noFolder: 'no picture folder given (--images DIR)',
  notReachable: 'only pictures at an https address can be fetched',
  serverReturned: (status: number) => `the server returned ${status}`,
  pictureTooLarge: 'larger than 20 MB',
  notPicture: 'it is not a picture',
}

type Texts = typeof en

const zh: Texts = {
  notMoney: (text) => `「${text}」不是金額`,
  notCount: (text) => `「${text}」不是由 0 起的整數`,
  notGrams: (text) => `「${text}」不是以克計的重量`,
  notDate: (text) => `「${text}」不是日期，格式如 2027-01-15 或 2027-01-15 10:30`,
  notMeasurement: (text) => `「${text}」不是尺寸，格式如 chest=54`,

  noHandle: '每一行都要有商品的 handle',
  notHandle: (text) => `「${text}」不是有效的 handle：只可用細楷英文字母、數字和連字號`,
  handleOfOther: (handle, title, line) => `「${handle}」已是第 ${line} 行「${title}」的 handle`,
  noTitle: '商品的第一行要有名稱',
  noPrice: '商品至少要有一行填上價格',
  notStatus: (text) => `「${text}」不是 active、draft 或 archived`,
  notView: (text) => `「${text}」不是 front、back、detail、cloth 或 measure`,
  notCountry: (text) => `「${text}」不是 CN 一類的國家代碼`,
  preorderNeedsBoth: '預訂要同時填上上限和日期',
  skuTwice: (sku, line) => `「${sku}」已在第 ${line} 行出現`,
  choiceTwice: (line) => `相同的顏色和尺碼已在第 ${line} 行出現`,

  newColour: (name) => `新增了顏色「${name}」：請選擇色板`,
  newCategory: (name) => `新增了分類「${name}」`,
  unknownCategory: (slug) => `沒有分類「${slug}」`,
  unknownCollection: (slug) => `沒有系列「${slug}」`,
  unknownWarehouse: (slug) => `沒有倉庫「${slug}」`,
  noWarehouse: '店舖尚未有倉庫',
  skuOfOther: (sku) => `「${sku}」屬於另一件商品`,
  belowSold: (count) => `${count} 件已售出但未寄出，存貨不能低於此數`,

  empty: '檔案是空的',
  noProducts: '檔案只有標題，沒有商品',
  notProductFile: '這不是商品檔案：沒有 Handle、Title、Variant Price 任何一欄',
  columnMissing: '欠缺此欄',
  columnTwice: (heading) => `「${heading}」一欄重複`,
  columnsIgnored: (headings) => `略過的欄：${headings}`,
  notUtf8: '檔案不是 UTF-8 的 CSV：請另存為「CSV UTF-8」',
  hasProblems: '檔案有問題，未能匯入',
  notCsv: (reason) => `這不是 CSV：${reason}`,
  quoteOpen: '引號未有關閉',
  quoteInside: '儲存格中間出現引號，而開首沒有',
  textAfterQuote: '關閉引號後還有文字',
  unevenRow: '此行的儲存格數目與標題不符',

  pictureSkipped: (src, reason) => `略過 ${src}：${reason}`,
  pictureUnusable: (src, reason) => `不能使用 ${src}：${reason}`,
  notInFolder: (folder) => `不在 ${folder}`,
  noFolder: '未指定圖片資料夾（--images DIR）',
  notReachable: '只可下載 https 網址的圖片',
  serverReturned: (status) => `伺服器回覆 ${status}`,
  pictureTooLarge: '大於 20 MB',
  notPicture: '不是圖片',
}

/** One of these sentences, in the language it will be read in. */
export type Sentence = (texts: Texts) => string

export function inAllLanguages(sentence: Sentence): LocalizedText {
  return completeText({ en: sentence(en), zh: sentence(zh), cn: '' })
}

/** In simplified Chinese too, the traditional one: staff read English or traditional Chinese. */
export function say(sentence: Sentence, locale: Locale): string {
  return sentence(locale === 'en' ? en : zh)
}
