import type { LocalizedText } from '#domain/locale.ts'

/** In ISO 3758 order; advice, which has no symbol, comes last. */
export const careGroups = ['wash', 'bleach', 'dry', 'iron', 'professional', 'advice'] as const
type CareGroup = (typeof careGroups)[number]

interface CareInstruction {
  group: CareGroup
  text: LocalizedText
}

function instruction(group: CareGroup, en: string, zh: string, cn: string): CareInstruction {
  return { group, text: { en, zh, cn } }
}

/** The codes a product may have. Within a group, from the strongest treatment to none. */
export const careInstructions = {
  'wash-60': instruction('wash', 'Machine wash at 60 °C', '可用60°C機洗', '可机洗，最高水温60°C'),
  'wash-40': instruction('wash', 'Machine wash at 40 °C', '可用40°C機洗', '可机洗，最高水温40°C'),
  'wash-40-mild': instruction(
    'wash',
    'Machine wash at 40 °C, mild cycle',
    '可用40°C輕柔機洗',
    '可缓和机洗，最高水温40°C',
  ),
  'wash-30': instruction('wash', 'Machine wash at 30 °C', '可用30°C機洗', '可机洗，最高水温30°C'),
  'wash-30-mild': instruction(
    'wash',
    'Machine wash at 30 °C, mild cycle',
    '可用30°C輕柔機洗',
    '可缓和机洗，最高水温30°C',
  ),
  'wash-30-very-mild': instruction(
    'wash',
    'Machine wash at 30 °C, wool cycle',
    '可用30°C羊毛程序機洗',
    '可非常缓和机洗（羊毛程序），最高水温30°C',
  ),
  'wash-hand': instruction(
    'wash',
    'Hand wash, 40 °C at most',
    '只可手洗，水溫不超過40°C',
    '仅可手洗，最高水温40°C',
  ),
  'wash-no': instruction('wash', 'Do not wash', '不可水洗', '不可水洗'),
  'bleach-oxygen': instruction(
    'bleach',
    'Oxygen bleach only',
    '只可使用氧漂劑',
    '仅允许氧漂或非氯漂',
  ),
  'bleach-no': instruction('bleach', 'Do not bleach', '不可漂白', '不可漂白'),
  'dry-tumble': instruction(
    'dry',
    'Tumble dry, normal heat',
    '可用乾衣機中溫烘乾',
    '可翻转干燥，常规温度',
  ),
  'dry-tumble-low': instruction(
    'dry',
    'Tumble dry, low heat',
    '可用乾衣機低溫烘乾',
    '可翻转干燥，较低温度',
  ),
  'dry-tumble-no': instruction('dry', 'Do not tumble dry', '不可用乾衣機烘乾', '不可翻转干燥'),
  'dry-line': instruction('dry', 'Line dry', '懸掛晾乾', '悬挂晾干'),
  'dry-line-shade': instruction(
    'dry',
    'Line dry in the shade',
    '在陰涼處懸掛晾乾',
    '在阴凉处悬挂晾干',
  ),
  'dry-flat': instruction('dry', 'Dry flat', '平放晾乾', '平摊晾干'),
  'dry-flat-shade': instruction(
    'dry',
    'Dry flat in the shade',
    '在陰涼處平放晾乾',
    '在阴凉处平摊晾干',
  ),
  'iron-200': instruction(
    'iron',
    'Hot iron, 200 °C',
    '可用高溫熨燙，不超過200°C',
    '熨斗底板最高温度200°C',
  ),
  'iron-150': instruction(
    'iron',
    'Warm iron, 150 °C',
    '可用中溫熨燙，不超過150°C',
    '熨斗底板最高温度150°C',
  ),
  'iron-110': instruction(
    'iron',
    'Cool iron, 110 °C, no steam',
    '可用低溫熨燙，不超過110°C，不可用蒸汽',
    '熨斗底板最高温度110°C，不可用蒸汽',
  ),
  'iron-no': instruction('iron', 'Do not iron', '不可熨燙', '不可熨烫'),
  'professional-p': instruction('professional', 'Dry clean', '可乾洗', '可干洗，常规处理'),
  'professional-p-mild': instruction(
    'professional',
    'Dry clean, gentle process',
    '可輕柔乾洗',
    '可干洗，缓和处理',
  ),
  'professional-no': instruction('professional', 'Do not dry clean', '不可乾洗', '不可干洗'),
  'advice-inside-out': instruction(
    'advice',
    'Wash inside out with similar colours',
    '翻轉衣物，與相近顏色一同洗滌',
    '反面洗涤，与相近颜色衣物同洗',
  ),
  'advice-colour-rub': instruction(
    'advice',
    'The dye rubs off on pale things until it has been washed a few times',
    '首數次洗滌前，染料或會沾染淺色物品',
    '前几次洗涤前，染料可能沾染浅色物品',
  ),
  'advice-reshape': instruction('advice', 'Reshape while damp', '趁濕整理形狀', '趁湿整理形状'),
  'advice-fold': instruction(
    'advice',
    'Store folded, not on a hanger',
    '摺疊收納，不宜掛起',
    '折叠收纳，不宜悬挂',
  ),
  'advice-brush': instruction(
    'advice',
    'Brush after wearing',
    '穿着後用毛刷輕掃',
    '穿着后用毛刷轻刷',
  ),
  'advice-wipe': instruction(
    'advice',
    'Wipe with a damp cloth',
    '用微濕軟布抹淨',
    '用微湿软布擦净',
  ),
  'advice-leather': instruction(
    'advice',
    'Clean by a leather specialist only',
    '只可交由皮革護理店清潔',
    '仅可由专业皮革护理店清洁',
  ),
  'advice-rinse': instruction(
    'advice',
    'Rinse in fresh water after the sea or a pool',
    '下海或游泳後用清水沖洗',
    '下海或游泳后用清水冲洗',
  ),
} as const satisfies Record<string, CareInstruction>

export type CareCode = keyof typeof careInstructions

export function isCareCode(value: string): value is CareCode {
  return Object.hasOwn(careInstructions, value)
}

/** ISO 3758: wash, bleach, dry, iron, professional care, in whatever order they were entered. */
export function careInOrder(codes: readonly CareCode[]): CareCode[] {
  return codes.toSorted((a, b) => groupRank(a) - groupRank(b))
}

function groupRank(code: CareCode): number {
  return careGroups.indexOf(careInstructions[code].group)
}
