/**
 * Variant spellings on payment proofs: 轉帳, 轉賬, 转账 are the same. Covers only the words needed; OCR
 * itself gives most simplified characters their traditional form.
 */
const variants: Readonly<Record<string, string>> = {
  帳: '賬',
  账: '賬',
  帐: '賬',
  户: '戶',
  转: '轉',
  额: '額',
  识: '識',
  别: '別',
  码: '碼',
  编: '編',
  号: '號',
  时: '時',
  间: '間',
  备: '備',
  注: '註',
  预: '預',
  约: '約',
  处: '處',
  状: '狀',
  态: '態',
  银: '銀',
  参: '參',
  叄: '參',
  实: '實',
  讯: '訊',
  单: '單',
  币: '幣',
  总: '總',
  称: '稱',
  余: '餘',
  续: '續',
  费: '費',
  递: '遞',
  败: '敗',
  权: '權',
  统: '統',
  数: '數',
  给: '給',
  项: '項',
  匯: '滙',
  汇: '滙',
  经: '經',
  创: '創',
  众: '眾',
  务: '務',
  与: '與',
  为: '為',
  啟: '啓',
}

/** Folds full-width forms, case and variant characters. Keeps spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Script=Han}/gu, (character) => variants[character] ?? character)
}

/** Folded, letters and digits only, for comparing labels. */
export function foldLabel(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}
