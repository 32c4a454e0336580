/** Simplified characters of a statement's words, each before its traditional form. */
const forms =
  '处處进進结結账賬帐賬帳賬败敗过過记記销銷绝絕冲沖关關闭閉确確认認审審冻凍暂暫挂掛异異预預权權贷貸转轉数數状狀态態详詳额額币幣说說备備参參余餘类類别別标標识識种種总總计計费費内內间間摘摘单單号號对對户戶现現实實时時后後应應摘摘称稱款款汇匯发發码碼'
const traditional = new Map<string, string>()
for (let at = 0; at < forms.length; at += 2) {
  traditional.set(forms.charAt(at), forms.charAt(at + 1))
}

/** A cell's words, with width, capitals, spacing, dashes and the forms of characters made alike. */
export function cellWords(text: string): string {
  return Array.from(text.normalize('NFKC').toLowerCase())
    .map((letter) => traditional.get(letter) ?? letter)
    .join('')
    .replaceAll(/[−‒–—]/g, '-')
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
}

/** Words parted by commas, as a set. */
export function wordList(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map((word) => word.trim().replaceAll(/\s+/g, ' ')))
}
