import { prose } from '../copy/style-copy.ts'
import type { DemoContent } from './content.ts'

export const sizeGuide: DemoContent = {
  slug: 'size-guide',
  title: { en: 'Size guide', zh: '尺碼指南', cn: '尺码指南' },
  description: {
    en: 'How we measure, how to measure a piece you own, and which body each size is cut for.',
    zh: '我們如何量度、如何量度你現有的衣服，以及各尺碼適合的身形。',
    cn: '我们如何测量、如何测量您已有的衣服，以及各尺码适合的身材。',
  },
  body: {
    en: prose`
      The table on each product page gives the garment itself, laid flat, in centimetres. Widths are from edge to edge: double them for the way round. A difference of 1 to 2 cm is normal, since cloth moves.

      The surest way is to measure a piece you like wearing and compare.

      ## Tops

      - Shoulder (C): from seam to seam across the back
      - Chest (A): from pit to pit, 1 cm below the armhole
      - Length (B): from the highest point of the shoulder to the hem
      - Sleeve (D): from the shoulder seam to the end of the cuff. Raglan sleeves have no such seam: we start where the shoulder turns down

      ## Trousers and shorts

      - Waist (A): along the top edge, fastened; elastic waists are measured at rest
      - Hip: across the widest part, below the pockets
      - Front rise (B): from the crotch seam to the top of the waistband
      - Inseam (C): from the crotch seam to the hem
      - Thigh: 2 cm below the crotch seam
      - Hem (D): from edge to edge

      ## Which size for which body

      Body measurements, in centimetres. The fit note on each page says when to go up or down.

      - XS: height 160–168, chest 80–86, waist 66–72
      - S: height 164–172, chest 86–92, waist 72–78
      - M: height 168–176, chest 92–98, waist 78–84
      - L: height 172–182, chest 98–104, waist 84–90
      - XL: height 176–186, chest 104–110, waist 90–96
      - XXL: height 180–190, chest 110–118, waist 96–104

      ## Trouser sizes

      The number is the waist of the body in inches; one inch is 2.54 cm. A 32 is for a waist of about 81 cm. We cut the leg long and hem it free in the shop.

      ## Between two sizes

      Take the larger in slim styles and the smaller in relaxed ones. If it is wrong, ask for the other size within 14 days: we exchange it if it is in stock, or refund it.
    `,
    zh: prose`
      每頁尺碼表列出的是成衣平放的尺寸，以厘米計算。闊度為左邊至右邊，乘二即為圍度。布料有伸縮，1至2厘米誤差屬正常。

      最準確的方法，是量度一件你穿得舒服的衣服，再作比較。

      ## 上衣

      - 肩闊（C）：後幅左肩縫至右肩縫
      - 胸闊（A）：夾圈下1厘米，由左夾至右夾
      - 衫長（B）：肩部最高點至衫腳
      - 袖長（D）：肩縫至袖口。牛角袖沒有肩縫，由肩膊轉折位開始量度

      ## 長褲及短褲

      - 腰闊（A）：扣好後沿褲頭上緣量度；橡筋褲頭以放鬆狀態計算
      - 臀闊：口袋以下最闊處
      - 前浪（B）：褲襠縫至褲頭上緣
      - 內長（C）：褲襠縫至褲腳
      - 大腿闊：褲襠縫下2厘米
      - 褲腳闊（D）：左邊至右邊

      ## 尺碼與身形

      以下為身體尺寸，以厘米計算。每頁的剪裁說明會註明何時宜選大一碼或小一碼。

      - XS：身高160–168，胸圍80–86，腰圍66–72
      - S：身高164–172，胸圍86–92，腰圍72–78
      - M：身高168–176，胸圍92–98，腰圍78–84
      - L：身高172–182，胸圍98–104，腰圍84–90
      - XL：身高176–186，胸圍104–110，腰圍90–96
      - XXL：身高180–190，胸圍110–118，腰圍96–104

      ## 褲碼

      數字為身體腰圍吋數，1吋等於2.54厘米。32碼適合約81厘米腰圍。褲腳預留長度，可到門市免費改短。

      ## 介乎兩個尺碼之間

      修身款選大一碼，寬鬆款選小一碼。不合身可於14天內申請更換尺碼；如無現貨，則退款。
    `,
    cn: prose`
      每页尺码表列出的是成衣平铺尺寸，单位为厘米。宽度为左边到右边，乘二就是围度。面料有伸缩，1至2厘米误差属正常。

      最准确的方法，是量一件您穿着舒服的衣服，再做比较。

      ## 上衣

      - 肩宽（C）：后背左肩缝到右肩缝
      - 胸宽（A）：腋下1厘米，左腋到右腋
      - 衣长（B）：肩部最高点到下摆
      - 袖长（D）：肩缝到袖口。插肩袖没有肩缝，从肩膀转折处开始量

      ## 长裤与短裤

      - 腰宽（A）：扣好后沿裤头上缘测量；松紧腰以放松状态计算
      - 臀宽：口袋以下最宽处
      - 前裆（B）：裆缝到裤头上缘
      - 内裆长（C）：裆缝到裤脚
      - 大腿宽：裆缝下2厘米
      - 裤脚宽（D）：左边到右边

      ## 尺码与身材

      以下为身体尺寸，单位为厘米，并附国标号型供参考。每页的版型说明会注明何时宜选大一码或小一码。

      - XS（160/80A）：身高160–168，胸围80–86，腰围66–72
      - S（165/84A）：身高164–172，胸围86–92，腰围72–78
      - M（170/92A）：身高168–176，胸围92–98，腰围78–84
      - L（175/96A）：身高172–182，胸围98–104，腰围84–90
      - XL（180/104A）：身高176–186，胸围104–110，腰围90–96
      - XXL（185/112A）：身高180–190，胸围110–118，腰围96–104

      ## 裤码

      数字为身体腰围的英寸数，1英寸等于2.54厘米。32码适合约81厘米（约二尺四）腰围。裤脚预留长度，可到门店免费改短。

      ## 介于两个尺码之间

      修身款选大一码，宽松款选小一码。不合身可在14天内申请换尺码；没有现货则退款。
    `,
  },
}
