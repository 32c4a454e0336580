import type { LocalizedText } from '#domain/locale.ts'

/** Labels of a product's filter values. */
export const fitKinds = {
  slim: { en: 'Slim', zh: '修身', cn: '修身' },
  regular: { en: 'Regular', zh: '標準', cn: '标准' },
  relaxed: { en: 'Relaxed', zh: '寬鬆', cn: '宽松' },
  oversized: { en: 'Oversized', zh: '特寬', cn: '廓形' },
} as const satisfies Record<string, LocalizedText>
export type FitKind = keyof typeof fitKinds

export const fabricKinds = {
  cotton: { en: 'Cotton', zh: '棉', cn: '棉' },
  linen: { en: 'Linen', zh: '亞麻', cn: '亚麻' },
  lyocell: { en: 'Lyocell', zh: '萊賽爾', cn: '莱赛尔' },
  wool: { en: 'Wool', zh: '羊毛', cn: '羊毛' },
  cashmere: { en: 'Cashmere', zh: '茄士咩', cn: '羊绒' },
  silk: { en: 'Silk', zh: '蠶絲', cn: '真丝' },
  denim: { en: 'Denim', zh: '丹寧', cn: '丹宁' },
  corduroy: { en: 'Corduroy', zh: '燈芯絨', cn: '灯芯绒' },
  nylon: { en: 'Nylon', zh: '尼龍', cn: '尼龙' },
  leather: { en: 'Leather', zh: '皮革', cn: '皮革' },
  suede: { en: 'Suede', zh: '絨面皮', cn: '绒面革' },
  blend: { en: 'Blend', zh: '混紡', cn: '混纺' },
} as const satisfies Record<string, LocalizedText>
export type FabricKind = keyof typeof fabricKinds

/** ISO 3166 codes of the countries of manufacture. */
const origins = {
  CN: { en: 'China', zh: '中國', cn: '中国' },
  HK: { en: 'Hong Kong', zh: '香港', cn: '中国香港' },
  PT: { en: 'Portugal', zh: '葡萄牙', cn: '葡萄牙' },
  JP: { en: 'Japan', zh: '日本', cn: '日本' },
  IT: { en: 'Italy', zh: '意大利', cn: '意大利' },
  GB: { en: 'United Kingdom', zh: '英國', cn: '英国' },
  VN: { en: 'Vietnam', zh: '越南', cn: '越南' },
} as const satisfies Record<string, LocalizedText>
export type OriginCode = keyof typeof origins
