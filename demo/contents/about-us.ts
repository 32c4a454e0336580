import { prose } from '../copy/style-copy.ts'
import type { DemoContent } from './content.ts'

export const aboutUs: DemoContent = {
  slug: 'about-us',
  title: { en: 'About us', zh: '關於我們', cn: '关于我们' },
  description: {
    en: 'Who makes Praya, where, and why every style has a number.',
    zh: '海旁由誰製作、在哪裏製作，以及每款為何都有編號。',
    cn: '海旁由谁制作、在哪里制作，以及每款为何都有编号。',
  },
  body: {
    en: prose`
      A praya is the road along the water. Hong Kong has had several, each a little further out than the last as the harbour was filled in. Ours is in Kennedy Town, and the shop is two floors above it.

      We design menswear for the weather we have: seven warm months, three mild ones, and a winter that seldom needs more than one extra layer. Most clothes sold here are drawn for somewhere colder. Ours start from the weight of the cloth.

      ## Numbers

      Every style has a number, given on the day its pattern is cut. No. 003 is a T-shirt and is still made. There is no 004: three of us wore it for a season and agreed. About half the numbers end that way.

      We write the number on the label, on the receipt and on the page, so that you can ask for the same thing again.

      ## What we tell you

      - The weight of the main cloth in grams per square metre
      - The fibre content of every part, linings included
      - Measurements of every size, taken from the finished garment laid flat
      - Where it was sewn

      ## Who makes it

      Patterns and first samples are made by four people in Kwun Tong. Knitwear is made in Dongguan and the Scottish Borders, shirts and sweatshirts in northern Portugal, denim in Okayama, tailoring in Porto and Shenzhen, nylon in Vietnam, and canvas bags around the corner. We have visited each of them and name the country on every page.

      ## Repairs

      Bring back anything we made. Buttons, hems and open seams are free for as long as you own it; for the rest we ask what the tailor asks us.
    `,
    zh: prose`
      「海旁」是沿海的路。香港有過好幾條，海港填一次，路便往外移一次。我們的一條在堅尼地城，門市就在路旁商場二樓。

      我們按香港的天氣設計男裝：七個月炎熱，三個月溫和，冬天往往只需多穿一層。市面上大部分衣服是為更冷的地方而畫，我們則由布料的重量開始。

      ## 編號

      每款衣服都有編號，在紙樣裁成當日定下。003號是一件T恤，至今仍在生產。沒有004號：三位同事穿了一季，一致決定放棄。大約一半編號就此結束。

      編號寫在領標、收據與網頁上，方便你日後再買同一件。

      ## 我們會告訴你

      - 主布料每平方米的克重
      - 每個部分的纖維成分，包括裏布
      - 各尺碼成衣平放量度的尺寸
      - 縫製地點

      ## 由誰製作

      紙樣與首個樣辦由觀塘四位同事製作。毛衣在東莞及蘇格蘭邊區織造，恤衫與衛衣在葡萄牙北部縫製，丹寧來自岡山，西裝類在波圖與深圳縫製，尼龍製品在越南，帆布袋則在觀塘街角的工場完成。每一家我們都到訪過，每頁列明產地。

      ## 修補

      凡是我們做的衣服，都可以拿回來。釘鈕、改腳、開線，終身免費；其他修改，按裁縫收費計算。
    `,
    cn: prose`
      “海旁”是粤语里沿海的路。香港有过好几条，海港填一次，路就往外移一次。我们这一条在坚尼地城，门店就在路边商场的二楼。

      我们按香港和华南的天气设计男装：七个月炎热，三个月温和，冬天往往只需多穿一层。市面上大部分衣服是为更冷的地方设计的，我们则从面料的克重开始。

      ## 编号

      每款衣服都有编号，在纸样裁成当天定下。003号是一件T恤，至今仍在生产。没有004号：三位同事穿了一季，一致决定放弃。大约一半编号就此结束。

      编号写在领标、小票与网页上，方便您以后再买同一件。

      ## 我们会告诉您

      - 主面料每平方米的克重
      - 每个部分的纤维成分，包括里料
      - 各尺码成衣平铺测量的尺寸
      - 缝制地点

      ## 由谁制作

      纸样与第一件样衣由观塘的四位同事制作。针织衫在东莞与苏格兰边区织造，衬衫与卫衣在葡萄牙北部缝制，丹宁来自冈山，西装类在波尔图与深圳缝制，尼龙制品在越南，帆布包则在观塘街角的工坊完成。每一家我们都去过，每页标明产地。

      ## 修补

      凡是我们做的衣服，都可以拿回来。钉扣、改裤脚、脱线缝补，终身免费；其他修改，按裁缝的收费计算。
    `,
  },
}
