import { expect, test } from 'vitest'
import type { LocalizedText } from '#domain/locale.ts'
import { PhraseBook } from './phrase-book.ts'
import { synonyms } from './synonyms.ts'
import { TextIndex } from './text-index.ts'
import { tokenise } from './tokens.ts'

const text = (en: string, zh: string, cn: string): LocalizedText => ({ en, zh, cn })

/** Typical menswear, each item with one name per language. */
const things = [
  text('Oxford shirt', '牛津恤衫', '牛津衬衫'),
  text('Heavy T-shirt', '厚身T恤', '重磅T恤'),
  text('Piqué polo', '珠地Polo恤', '珠地Polo衫'),
  text('Merino jumper', '美麗諾冷衫', '美利奴毛衣'),
  text('Shawl cardigan', '對襟冷衫', '开衫'),
  text('Grey sweatshirt', '灰色衛衣', '灰色卫衣'),
  text('Zip hoodie', '拉鏈有帽衛衣', '拉链连帽卫衣'),
  text('Quilted gilet', '間棉背心', '绗缝背心'),
  text('Harrington jacket', '短外套', '短夹克'),
  text('Nylon windbreaker', '尼龍風褸', '尼龙风衣'),
  text('Duffle coat', '牛角扣大褸', '牛角扣大衣'),
  text('Trench coat', '乾濕褸', '风雨衣'),
  text('Down puffer', '羽絨褸', '羽绒服'),
  text('Hopsack blazer', '西裝褸', '西装外套'),
  text('Wool trousers', '羊毛長褲', '羊毛长裤'),
  text('Dress trousers', '西褲', '西裤'),
  text('Washed chinos', '水洗斜布褲', '水洗卡其裤'),
  text('Selvedge jeans', '赤耳牛仔褲', '赤耳牛仔裤'),
  text('Drill shorts', '斜紋短褲', '斜纹短裤'),
  text('Swim shorts', '泳褲', '泳裤'),
  text('Track pants', '運動褲', '运动裤'),
  text('Cargo trousers', '工裝褲', '工装裤'),
  text('Cashmere scarf', '茄士咩頸巾', '羊绒围巾'),
  text('Bridle belt', '皮帶', '皮带'),
  text('Knitted tie', '針織呔', '针织领带'),
  text('Ribbed socks', '坑紋襪', '罗纹袜'),
  text('Leather gloves', '真皮手套', '真皮手套'),
  text('Ball cap', '鴨舌帽', '棒球帽'),
  text('Lambswool beanie', '羊仔毛冷帽', '羊羔毛毛线帽'),
  text('Canvas tote', '帆布袋', '帆布包'),
  text('Boxer briefs', '孖煙囪', '平角裤'),
  text('Airtex undershirt', '透氣底衫', '透气内衣'),
  text('Court sneakers', '波鞋', '运动鞋'),
  text('Penny loafers', '樂福鞋', '乐福鞋'),
  text('Chelsea boots', '短靴', '切尔西靴'),
  text('Calf wallet', '小牛皮銀包', '小牛皮钱包'),
  text('Day backpack', '日用背囊', '日用双肩包'),
  text('House slippers', '拖鞋', '拖鞋'),
  text('Silk pocket square', '真絲袋巾', '真丝口袋巾'),
  text('Cotton pyjamas', '棉質睡衣', '棉质睡衣'),
  text('Two-piece suit', '兩件套西裝', '两件套西服'),
  text('Acetate sunglasses', '板材太陽眼鏡', '板材墨镜'),
  text('Silver cufflinks', '純銀袖口鈕', '纯银袖扣'),
  text('Folding umbrella', '縮骨遮', '折叠伞'),
]

const index = new TextIndex(new PhraseBook([]))
for (const [slot, title] of things.entries()) {
  index.add(slot, { title: Object.values(title), kind: [], labels: [], description: [] })
}
const all = new Uint32Array(Math.ceil(things.length / 32)).fill(0xffffffff)

function find(keyword: string): string[] {
  const { found, scores } = index.search(keyword, all)
  return things
    .map(({ en }, slot) => ({ en, score: scores[slot] ?? 0, slot }))
    .filter(({ slot }) => (((found[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1)
    .toSorted((a, b) => b.score - a.score)
    .map(({ en }) => en)
}

test.each([
  ['襯衫', 'Oxford shirt'],
  ['衬衣', 'Oxford shirt'],
  ['裇衫', 'Oxford shirt'],
  ['tee', 'Heavy T-shirt'],
  ['汗衫', 'Heavy T-shirt'],
  ['短袖T', 'Heavy T-shirt'],
  ['波恤', 'Piqué polo'],
  ['马球衫', 'Piqué polo'],
  ['毛衣', 'Merino jumper'],
  ['毛衫', 'Merino jumper'],
  ['針織衫', 'Merino jumper'],
  ['sweater', 'Merino jumper'],
  ['pullover', 'Merino jumper'],
  ['開衫', 'Shawl cardigan'],
  ['开襟毛衣', 'Shawl cardigan'],
  ['sweatshirts', 'Grey sweatshirt'],
  ['gray sweatshirt', 'Grey sweatshirt'],
  ['衞衣', 'Grey sweatshirt'],
  ['帽衫', 'Zip hoodie'],
  ['連帽衛衣', 'Zip hoodie'],
  ['有帽衫', 'Zip hoodie'],
  ['waistcoat', 'Quilted gilet'],
  ['马甲', 'Quilted gilet'],
  ['夹克', 'Harrington jacket'],
  ['褸', 'Nylon windbreaker'],
  ['風衣', 'Nylon windbreaker'],
  ['windcheater', 'Nylon windbreaker'],
  ['overcoat', 'Duffle coat'],
  ['大衣', 'Duffle coat'],
  ['raincoat', 'Trench coat'],
  ['雨衣', 'Trench coat'],
  ['羽绒服', 'Down puffer'],
  ['down jacket', 'Down puffer'],
  ['羽絨外套', 'Down puffer'],
  ['西装外套', 'Hopsack blazer'],
  ['西裝褸', 'Hopsack blazer'],
  ['suit jacket', 'Hopsack blazer'],
  ['pants', 'Wool trousers'],
  ['褲子', 'Wool trousers'],
  ['西装裤', 'Dress trousers'],
  ['suit trousers', 'Dress trousers'],
  ['卡其褲', 'Washed chinos'],
  ['休閒褲', 'Washed chinos'],
  ['denim trousers', 'Selvedge jeans'],
  ['牛仔裤', 'Selvedge jeans'],
  ['bermudas', 'Drill shorts'],
  ['沙灘褲', 'Swim shorts'],
  ['swimming trunks', 'Swim shorts'],
  ['joggers', 'Track pants'],
  ['卫裤', 'Track pants'],
  ['sweatpants', 'Track pants'],
  ['cargo pants', 'Cargo trousers'],
  ['圍巾', 'Cashmere scarf'],
  ['muffler', 'Cashmere scarf'],
  ['腰带', 'Bridle belt'],
  ['褲頭帶', 'Bridle belt'],
  ['領帶', 'Knitted tie'],
  ['领呔', 'Knitted tie'],
  ['necktie', 'Knitted tie'],
  ['袜子', 'Ribbed socks'],
  ['手襪', 'Leather gloves'],
  ['cap帽', 'Ball cap'],
  ['棒球帽', 'Ball cap'],
  ['毛线帽', 'Lambswool beanie'],
  ['冷帽', 'Lambswool beanie'],
  ['托特包', 'Canvas tote'],
  ['环保袋', 'Canvas tote'],
  ['四角裤', 'Boxer briefs'],
  ['內褲', 'Boxer briefs'],
  ['boxers', 'Boxer briefs'],
  ['內衣', 'Airtex undershirt'],
  ['球鞋', 'Court sneakers'],
  ['trainers', 'Court sneakers'],
  ['运动鞋', 'Court sneakers'],
  ['便鞋', 'Penny loafers'],
  ['靴', 'Chelsea boots'],
  ['靴子', 'Chelsea boots'],
  ['钱包', 'Calf wallet'],
  ['荷包', 'Calf wallet'],
  ['billfold', 'Calf wallet'],
  ['書包', 'Day backpack'],
  ['双肩包', 'Day backpack'],
  ['rucksack', 'Day backpack'],
  ['hankie', 'Silk pocket square'],
  ['口袋巾', 'Silk pocket square'],
  ['pajamas', 'Cotton pyjamas'],
  ['家居服', 'Cotton pyjamas'],
  ['西服', 'Two-piece suit'],
  ['套装', 'Two-piece suit'],
  ['墨鏡', 'Acetate sunglasses'],
  ['太阳镜', 'Acetate sunglasses'],
  ['袖扣', 'Silver cufflinks'],
  ['雨遮', 'Folding umbrella'],
  ['雨傘', 'Folding umbrella'],
])('%s finds: %s', (keyword, title) => {
  expect(find(keyword)).toContain(title)
})

test.each([
  ['shirt', 'Heavy T-shirt'],
  ['shirt', 'Grey sweatshirt'],
  ['恤衫', 'Heavy T-shirt'],
  ['襯衫', 'Piqué polo'],
  ['shorts', 'Oxford shirt'],
  ['西裝', 'Washed chinos'],
  ['suit', 'Ribbed socks'],
  ['毛衣', 'Lambswool beanie'],
])('%s does not rank %s first', (keyword, title) => {
  expect(find(keyword)[0]).not.toBe(title)
})

test.each([
  ['shrit', 'Oxford shirt'],
  ['cardgan', 'Shawl cardigan'],
  ['trousres', 'Wool trousers'],
  ['windbraeker', 'Nylon windbreaker'],
  ['swaeter', 'Merino jumper'],
  ['cashmre', 'Cashmere scarf'],
  ['chions', 'Washed chinos'],
  ['hodie', 'Zip hoodie'],
])('the typo %s finds: %s', (keyword, title) => {
  expect(find(keyword)).toContain(title)
})

test('no word is in two rows, because a search follows only one', () => {
  const rowOf = new Map<string, number>()
  for (const [row, words] of synonyms.entries()) {
    for (const word of words) {
      const key = tokenise(word)
        .map((token) => token.text)
        .join(' ')
      expect(rowOf.get(key) ?? row, word).toBe(row)
      rowOf.set(key, row)
    }
  }
})
