import type { LocalizedText } from '#domain/locale.ts'

interface Garment {
  title: LocalizedText
  /** Slug of a category of the demo shop. */
  category: string
  sizes: 'letters' | 'waist'
  /** Hong Kong dollars of the cheapest version. */
  dollars: number
}

function words(line: string): LocalizedText {
  const [en = '', zh = '', cn = ''] = line.split('|')
  return { en, zh, cn }
}

function garment(
  category: string,
  dollars: number,
  line: string,
  sizes: Garment['sizes'] = 'letters',
): Garment {
  return { category, dollars, sizes, title: words(line) }
}

export const garments: readonly Garment[] = [
  garment('shirts', 480, 'button-down shirt|扣領恤衫|扣领衬衫'),
  garment('shirts', 520, 'band-collar shirt|企領恤衫|立领衬衫'),
  garment('shirts', 450, 'camp-collar shirt|古巴領恤衫|古巴领衬衫'),
  garment('shirts', 620, 'western shirt|西部恤衫|西部衬衫'),
  garment('shirts', 690, 'overshirt|恤衫外套|衬衫外套'),
  garment('tees', 220, 'crew-neck tee|圓領T恤|圆领T恤'),
  garment('tees', 260, 'pocket tee|胸袋T恤|口袋T恤'),
  garment('tees', 280, 'long-sleeve tee|長袖T恤|长袖T恤'),
  garment('polos', 360, 'polo shirt|Polo恤|Polo衫'),
  garment('polos', 420, 'zip polo|拉鏈Polo恤|拉链Polo衫'),
  garment('knitwear', 780, 'crew-neck jumper|圓領冷衫|圆领毛衣'),
  garment('knitwear', 860, 'roll-neck jumper|樽領冷衫|高领毛衣'),
  garment('knitwear', 980, 'cardigan|開胸冷衫|开衫'),
  garment('knitwear', 640, 'knitted vest|冷背心|针织背心'),
  garment('sweatshirts', 520, 'sweatshirt|衛衣|卫衣'),
  garment('sweatshirts', 590, 'hooded sweatshirt|有帽衛衣|连帽卫衣'),
  garment('trousers', 620, 'chinos|斜布褲|卡其裤', 'waist'),
  garment('trousers', 780, 'pleated trousers|打褶長褲|打褶长裤', 'waist'),
  garment('trousers', 850, 'five-pocket jeans|五袋牛仔褲|五袋牛仔裤', 'waist'),
  garment('trousers', 690, 'drawstring trousers|索繩長褲|抽绳长裤', 'waist'),
  garment('shorts', 420, 'chino shorts|斜布短褲|卡其短裤', 'waist'),
  garment('shorts', 460, 'pleated shorts|打褶短褲|打褶短裤', 'waist'),
  garment('jackets', 1180, 'chore jacket|工裝外套|工装外套'),
  garment('jackets', 1480, 'blazer|西裝褸|西装外套'),
  garment('jackets', 1280, 'field jacket|軍裝外套|军装夹克'),
  garment('jackets', 980, 'windbreaker|風褸|风衣'),
  garment('jackets', 1380, 'bomber jacket|飛行員外套|飞行员夹克'),
  garment('coats', 2280, 'overcoat|長大褸|长大衣'),
  garment('coats', 1980, 'raincoat|乾濕褸|风雨衣'),
  garment('coats', 2480, 'duffle coat|牛角扣大褸|牛角扣大衣'),
  garment('accessories', 280, 'scarf|頸巾|围巾'),
  garment('accessories', 240, 'cap|鴨舌帽|鸭舌帽'),
]

export const cloths: readonly LocalizedText[] = [
  'cotton|純棉|纯棉',
  'linen|亞麻|亚麻',
  'oxford|牛津布|牛津布',
  'poplin|府綢|府绸',
  'flannel|法蘭絨|法兰绒',
  'corduroy|燈芯絨|灯芯绒',
  'denim|牛仔布|牛仔布',
  'merino|美麗諾羊毛|美利奴羊毛',
  'lambswool|羊羔毛|羔羊毛',
  'cashmere|茄士咩|羊绒',
  'twill|斜紋布|斜纹布',
  'seersucker|泡泡紗|泡泡纱',
  'piqué|珠地|珠地',
  'jersey|平紋針織|平纹针织',
  'terry|毛圈棉|毛圈棉',
  'ripstop|防撕裂布|防撕裂布',
  'canvas|帆布|帆布',
  'silk|真絲|真丝',
  'hemp|火麻|大麻',
  'tencel|天絲|天丝',
  'tweed|粗花呢|粗花呢',
  'alpaca|羊駝毛|羊驼毛',
  'nylon|尼龍|尼龙',
  'bamboo|竹纖維|竹纤维',
].map(words)

export const finishes: readonly LocalizedText[] = [
  'Washed|水洗|水洗',
  'Brushed|磨毛|磨毛',
  'Heavyweight|重磅|重磅',
  'Lightweight|輕身|轻薄',
  'Striped|間條|条纹',
  'Checked|格仔|格纹',
  'Garment-dyed|成衣染色|成衣染色',
  'Textured|肌理|肌理',
  'Relaxed|寬鬆|宽松',
  'Slim|修身|修身',
  'Quilted|間棉|绗缝',
  'Pleat-back|背褶|背褶',
  'Travel|旅行|旅行',
  'Everyday|日常|日常',
  'Weekend|週末|周末',
  'Harbour|海旁|海滨',
].map(words)
