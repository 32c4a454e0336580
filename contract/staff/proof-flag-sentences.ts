import type { LocalizedText } from '#domain/locale.ts'
import type { ProofFlag } from '#domain/proof/proof-flag.ts'

export const proofFlagSentences: Readonly<Record<ProofFlag, LocalizedText>> = {
  same_picture: {
    en: 'The same picture was sent for another order.',
    zh: '同一張圖片曾用於另一張訂單。',
    cn: '同一张图片曾用于另一个订单。',
  },
  same_bank_reference: {
    en: 'Another order has a proof of the same transfer.',
    zh: '另一張訂單已提交同一筆轉賬的付款證明。',
    cn: '另一个订单已提交同一笔转账的付款凭证。',
  },
  similar_picture: {
    en: 'A picture that looks the same was sent for another order.',
    zh: '另一張訂單有極為相似的圖片。',
    cn: '另一个订单有非常相似的图片。',
  },
  scheduled: {
    en: 'The transfer is only scheduled or still being processed.',
    zh: '轉賬只是預約或仍在處理中。',
    cn: '转账只是预约或仍在处理中。',
  },
  failed: {
    en: 'The transfer has failed.',
    zh: '轉賬未能完成。',
    cn: '转账未能完成。',
  },
  foreign_currency: {
    en: 'The amount is not in Hong Kong dollars.',
    zh: '金額並非港幣。',
    cn: '金额并非港币。',
  },
  editor_metadata: {
    en: 'The file was saved by a picture editor.',
    zh: '檔案曾以修圖軟件儲存。',
    cn: '文件曾用修图软件保存。',
  },
  pasted_patch: {
    en: 'Part of the text stands on a patch in a slightly different colour.',
    zh: '部分文字的底色與周圍略有不同，像是貼上去的。',
    cn: '部分文字的底色与周围略有不同，像是贴上去的。',
  },
  not_as_sent: {
    en: 'The picture is no longer kept as it was sent, so it could not be checked for editing.',
    zh: '原始檔案已不再保留，無法檢查圖片有否經過修改。',
    cn: '原始文件已不再保留，无法检查图片是否经过修改。',
  },
}
