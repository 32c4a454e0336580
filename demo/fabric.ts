import type { Locale, LocalizedText } from '#domain/locale.ts'
import { joinList, joinName } from '#domain/punctuation.ts'
import { withNote } from '#domain/with-note.ts'

/** Fibre names as required on labels; cn follows GB/T 4146. */
const fibres = {
  cotton: { en: 'cotton', zh: '棉', cn: '棉' },
  linen: { en: 'linen', zh: '亞麻', cn: '亚麻' },
  wool: { en: 'wool', zh: '羊毛', cn: '羊毛' },
  merino: { en: 'merino wool', zh: '美麗諾羊毛', cn: '美利奴羊毛' },
  lambswool: { en: 'lambswool', zh: '羔羊毛', cn: '羔羊毛' },
  cashmere: { en: 'cashmere', zh: '茄士咩羊絨', cn: '山羊绒' },
  silk: { en: 'silk', zh: '蠶絲', cn: '桑蚕丝' },
  lyocell: { en: 'lyocell', zh: '萊賽爾纖維', cn: '莱赛尔纤维' },
  cupro: { en: 'cupro', zh: '銅氨纖維', cn: '铜氨纤维' },
  nylon: { en: 'nylon', zh: '尼龍', cn: '锦纶' },
  polyester: { en: 'polyester', zh: '聚酯纖維', cn: '聚酯纤维' },
  elastane: { en: 'elastane', zh: '彈性纖維', cn: '氨纶' },
  cowhide: { en: 'cowhide', zh: '牛皮', cn: '牛皮革' },
  'goat suede': { en: 'goat suede', zh: '山羊絨面皮', cn: '山羊绒面革' },
  'goose down': { en: 'white goose down', zh: '白鵝絨', cn: '白鹅绒' },
  'goose feather': { en: 'white goose feather', zh: '白鵝毛片', cn: '白鹅毛片' },
} as const satisfies Record<string, LocalizedText>

type Fibre = keyof typeof fibres

const partTitles = {
  shell: { en: 'Shell', zh: '面料', cn: '面料' },
  lining: { en: 'Lining', zh: '裏布', cn: '里料' },
  'sleeve lining': { en: 'Sleeve lining', zh: '袖裏布', cn: '袖里料' },
  fill: { en: 'Filling', zh: '填充物', cn: '填充物' },
  rib: { en: 'Rib', zh: '羅紋', cn: '罗纹' },
  strap: { en: 'Strap', zh: '織帶', cn: '织带' },
} as const satisfies Record<string, LocalizedText>

type FabricPartName = keyof typeof partTitles

export interface FabricPart {
  part: FabricPartName
  /** Percentages that add up to 100. */
  blend: readonly (readonly [percent: number, fibre: Fibre])[]
  cloth?: LocalizedText
  /** Weight of the cloth in g/m². */
  gsm?: number
}

export function cloth(
  blend: FabricPart['blend'],
  gsm: number,
  en: string,
  zh: string,
  cn: string,
): FabricPart {
  return { part: 'shell', blend, gsm, cloth: { en, zh, cn } }
}

/** Any part other than the cloth: lining, filling, ribs, straps. */
export function otherPart(part: FabricPartName, blend: FabricPart['blend']): FabricPart {
  return { part, blend }
}

/** "100% cotton (oxford, 155 g/m²)"; names each part if there are several. */
export function fabricText(parts: readonly FabricPart[]): LocalizedText {
  return {
    en: parts.map((part) => label(part, parts, 'en') + inWords(part, 'en')).join('; '),
    zh: parts.map((part) => label(part, parts, 'zh') + inWords(part, 'zh')).join('；'),
    cn: parts.map((part) => label(part, parts, 'cn') + inWords(part, 'cn')).join('；'),
  }
}

function label({ part }: FabricPart, parts: readonly FabricPart[], locale: Locale): string {
  if (parts.length === 1) return ''
  if (locale !== 'en') return `${partTitles[part][locale]}：`
  const isFirst = parts[0]?.part === part
  return `${isFirst ? partTitles[part].en : partTitles[part].en.toLowerCase()}: `
}

function inWords({ blend, ...part }: FabricPart, locale: Locale): string {
  const gap = locale === 'en' ? ' ' : ''
  const fibresOf = blend.map(([percent, fibre]) => `${percent}%${gap}${fibres[fibre][locale]}`)
  const details = joinName(clothDetails(part, locale), locale)
  return withNote(joinList(fibresOf, locale), details, locale)
}

function clothDetails(part: Omit<FabricPart, 'blend'>, locale: Locale): string[] {
  const details: string[] = []
  if (part.cloth) details.push(part.cloth[locale])
  if (part.gsm !== undefined) details.push(`${part.gsm} g/m²`)
  return details
}
