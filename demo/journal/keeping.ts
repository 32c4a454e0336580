import { prose } from '../copy/style-copy.ts'
import type { DemoEntry } from './story.ts'

/** Care guide: storing clothes between seasons. */
export const keeping: readonly DemoEntry[] = [
  {
    slug: 'through-the-damp-months',
    type: 'guide',
    author: 'shop',
    categories: ['keeping'],
    tags: ['humidity', 'wool'],
    product_handles: ['wool-overcoat', 'cashmere-scarf', 'suede-bomber'],
    published: '2026-03-27',
    title: {
      en: 'Winter clothes through the damp months',
      zh: '冬衣怎樣度過潮濕的月份',
      cn: '冬衣怎样度过潮湿的月份',
    },
    description: {
      en: 'Clean, dry, and with room to breathe: three rules against mould and moths.',
      zh: '洗淨、乾透、留空間：防霉防蟲的三個規矩。',
      cn: '洗净、干透、留空间：防霉防虫的三个规矩。',
    },
    body: {
      en: prose`
        A coat is worn for ten weeks here and hangs for forty-two. Most of what goes wrong with it goes wrong in the wardrobe.

        ## Clean first

        Mould and moths do not eat wool; they eat what is on it. Brush the coat, have it cleaned once at the end of the season, and empty the pockets.

        ## Then dry

        Put it away on a dry day, after it has hung outside the wardrobe for a night. Keep the wardrobe below 65 per cent humidity: a small dehumidifier, or boxes of desiccant changed when they are full. A meter costs less than a box.

        ## Then room

        - Wide hangers for coats, a hand's width between them
        - Knitwear folded, heaviest at the bottom, never hung
        - Cotton covers; plastic from the cleaner keeps the damp in
        - Suede and leather in the open, not in a box

        Open the doors on every dry day with a north wind. If you find a bloom of mould, brush it off outdoors and bring the piece to us: seen early, it nearly always comes out.
      `,
      zh: prose`
        大褸在香港每年穿十個星期，掛四十二個星期。出問題的，多半是在衣櫃裏。

        ## 先洗淨

        發霉與蟲蛀，起因往往不是羊毛，而是羊毛上的污漬。大褸掃淨，季尾乾洗一次，袋裏的東西全部取出。

        ## 再乾透

        選乾燥的日子收起，先在櫃外掛一晚。衣櫃濕度保持在百分之六十五以下：小型抽濕機，或吸濕盒，滿了便換。濕度計比一盒吸濕劑還便宜。

        ## 然後留空間

        - 大褸用闊肩衣架，每件相隔一掌
        - 毛衣摺疊，重的在下，不要掛
        - 用棉布套；洗衣店的膠袋會困住濕氣
        - 絨面皮與皮革放在通風處，不要入盒

        每逢吹北風的乾燥日子，打開櫃門。如發現霉點，在室外掃走，再拿來給我們看：及早處理，大多可以清除。
      `,
      cn: prose`
        大衣在香港每年穿十个星期，挂四十二个星期。出问题的，多半是在衣柜里。

        ## 先洗净

        发霉与虫蛀，起因往往不是羊毛，而是羊毛上的污渍。大衣刷净，季末干洗一次，口袋里的东西全部取出。

        ## 再干透

        选干燥的日子收起来，先在柜外挂一晚。衣柜湿度保持在百分之六十五以下：小型除湿机，或者除湿盒，满了就换。湿度计比一盒除湿剂还便宜。

        ## 然后留空间

        - 大衣用宽肩衣架，每件相隔一掌
        - 毛衣折叠，重的在下，不要挂
        - 用棉布套；洗衣店的塑料袋会困住湿气
        - 绒面革与皮革放在通风处，不要装盒

        每逢吹北风的干燥日子，打开柜门。如果发现霉点，在室外刷掉，再拿来给我们看：及早处理，大多可以清除。
      `,
    },
  },
]
