import type { LocalizedText } from '#domain/locale.ts'

/** Sentences about sales in the shop and by phone, and bank statements; part of `issueSentences`. */
export const counterSentences = {
  name_or_phone: {
    en: 'Enter a name or a phone number',
    zh: '請填寫姓名或電話',
    cn: '请填写姓名或电话',
  },
  hold_time: {
    en: 'Must be within the next seven days',
    zh: '必須在七日之內',
    cn: '必须在七天之内',
  },
  given_too_little: { en: 'Less than is paid', zh: '少於應付金額', cn: '少于应付金额' },
  over_due: { en: 'More than is left to pay', zh: '多於尚欠金額', cn: '多于尚欠金额' },
  under_due: {
    en: 'Less than is left to pay',
    zh: '少於尚欠金額',
    cn: '少于尚欠金额',
  },
  proof_waits: {
    en: 'A payment proof is waiting: decide about it first',
    zh: '付款證明尚待處理：請先作決定',
    cn: '付款凭证尚待处理：请先作决定',
  },
  difference_reason: {
    en: 'Say why this differs from what was expected',
    zh: '請說明與應有金額不符的原因',
    cn: '请说明与应有金额不符的原因',
  },
  over_counted: { en: 'More than was counted', zh: '多於點算金額', cn: '多于清点金额' },
  no_statement: {
    en: 'No line with a date and an amount was found. Please use the list of transactions, as CSV or pasted.',
    zh: '找不到載有日期及金額的項目。請使用交易紀錄的 CSV 檔案，或貼上表格。',
    cn: '找不到载有日期及金额的项目。请使用交易记录的 CSV 文件，或粘贴表格。',
  },
  no_column: {
    en: 'The statement has no such column',
    zh: '結單沒有此欄',
    cn: '结单没有此列',
  },
  not_table_text: {
    en: 'This is not a table saved as text. Please download or save it as CSV, or paste the table.',
    zh: '這不是以文字儲存的表格。請下載或另存為 CSV，或貼上表格。',
    cn: '这不是以文本保存的表格。请下载或另存为 CSV，或粘贴表格。',
  },
  column_of_money_out: {
    en: 'This column holds money that left',
    zh: '此欄為支出款項',
    cn: '此列为支出款项',
  },
  unused_state: {
    en: 'A column says whether each line is completed and must be used',
    zh: '此欄說明各項是否已完成，必須使用',
    cn: '此列说明各项是否已完成，必须使用',
  },
  unused_direction: {
    en: 'A column says whether money came in or left and must be used',
    zh: '此欄說明款項為存入或支出，必須使用',
    cn: '此列说明款项为存入或支出，必须使用',
  },
  unused_currency: {
    en: 'A column names other currencies and must be used',
    zh: '此欄載有其他貨幣，必須使用',
    cn: '此列载有其他货币，必须使用',
  },
  day_order: {
    en: 'Some dates begin with the day, others with the month. Please choose which comes first.',
    zh: '部分日期以日為先，部分以月為先，請選擇次序。',
    cn: '部分日期以日为先，部分以月为先，请选择顺序。',
  },
} satisfies Record<string, LocalizedText>
