import type { LocalizedText } from '#domain/locale.ts'

/** Of sales in the shop and by phone, and of bank statements; part of `issueSentences`. */
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
    en: 'No line with a date and an amount was found',
    zh: '找不到載有日期及金額的項目',
    cn: '找不到载有日期及金额的项目',
  },
  no_column: {
    en: 'The statement has no such column',
    zh: '結單沒有此欄',
    cn: '结单没有此列',
  },
} satisfies Record<string, LocalizedText>
