import type { ColourFamily } from '#domain/colour-families.ts'
import type { LocalizedText } from '#domain/locale.ts'

export interface Colour {
  code: string
  family: ColourFamily
  hex: `#${string}`
  title: LocalizedText
}

function colour(
  code: string,
  family: ColourFamily,
  hex: `#${string}`,
  en: string,
  zh: string,
  cn: string,
): Colour {
  return { code, family, hex, title: { en, zh, cn } }
}

/**
 * The initial colours of every shop. The importer matches a colour by its code or any of its
 * titles.
 */
export const colours: readonly Colour[] = [
  colour('white', 'white', '#f6f5f1', 'White', '白色', '白色'),
  colour('ecru', 'white', '#ebe4d3', 'Ecru', '米白色', '米白色'),
  colour('oatmeal', 'beige', '#d8cbb4', 'Oatmeal', '燕麥色', '燕麦色'),
  colour('stone', 'beige', '#c4bba8', 'Stone', '石色', '石色'),
  colour('sand', 'beige', '#d3bd98', 'Sand', '沙色', '沙色'),
  colour('khaki', 'beige', '#b59b6d', 'Khaki', '卡其色', '卡其色'),
  colour('camel', 'brown', '#b98a56', 'Camel', '駝色', '驼色'),
  colour('tan', 'brown', '#a9744a', 'Tan', '棕褐色', '棕褐色'),
  colour('tobacco', 'brown', '#7d5a3c', 'Tobacco', '煙草棕色', '烟草棕色'),
  colour('chocolate', 'brown', '#4d362b', 'Chocolate', '朱古力色', '巧克力色'),
  colour('brown', 'brown', '#6b4a34', 'Brown', '棕色', '棕色'),
  colour('mustard', 'yellow', '#c9962f', 'Mustard', '芥末黃', '芥末黄'),
  colour('yellow', 'yellow', '#ecc94b', 'Yellow', '黃色', '黄色'),
  colour('orange', 'yellow', '#dd7a2b', 'Orange', '橙色', '橙色'),
  colour('rust', 'red', '#a5502f', 'Rust', '鐵鏽紅', '铁锈红'),
  colour('red', 'red', '#b5322c', 'Red', '紅色', '红色'),
  colour('burgundy', 'red', '#6b2433', 'Burgundy', '酒紅色', '酒红色'),
  colour('pink', 'red', '#e7c3c1', 'Pink', '粉紅色', '粉红色'),
  colour('purple', 'purple', '#5e4372', 'Purple', '紫色', '紫色'),
  colour('lilac', 'purple', '#b9a7cf', 'Lilac', '丁香紫', '丁香紫'),
  colour('sky', 'blue', '#b9cbe0', 'Sky blue', '天藍色', '天蓝色'),
  colour('mid-blue', 'blue', '#4f78a8', 'Mid blue', '中藍色', '中蓝色'),
  colour('blue', 'blue', '#2f5fa5', 'Blue', '藍色', '蓝色'),
  colour('indigo', 'blue', '#33466b', 'Indigo', '靛藍色', '靛蓝色'),
  colour('navy', 'blue', '#232c42', 'Navy', '海軍藍', '藏青色'),
  colour('sage', 'green', '#a3ad94', 'Sage', '鼠尾草綠', '鼠尾草绿'),
  colour('green', 'green', '#3f7d4e', 'Green', '綠色', '绿色'),
  colour('moss', 'green', '#5f6640', 'Moss', '苔綠色', '苔绿色'),
  colour('olive', 'green', '#565a3c', 'Olive', '橄欖綠', '橄榄绿'),
  colour('bottle-green', 'green', '#1f4033', 'Bottle green', '墨綠色', '墨绿色'),
  colour('grey-marl', 'grey', '#b4b4b2', 'Grey marl', '花灰色', '花灰色'),
  colour('grey', 'grey', '#8b8c8e', 'Grey', '灰色', '灰色'),
  colour('charcoal', 'grey', '#45474b', 'Charcoal', '炭灰色', '炭灰色'),
  colour('black', 'black', '#1d1d1f', 'Black', '黑色', '黑色'),
]
