import { prose } from '../copy/style-copy.ts'
import type { DemoContent } from './content.ts'

export const disclaimer: DemoContent = {
  slug: 'disclaimer',
  title: { en: 'Disclaimer', zh: '免責聲明', cn: '免责声明' },
  description: {
    en: 'What this site can and cannot vouch for.',
    zh: '本網站可以保證及不能保證的事項。',
    cn: '本网站可以保证与不能保证的事项。',
  },
  body: {
    en: prose`
      ## Demonstration

      Praya is a made-up label. Its company, shop, telephone numbers, prices and bank details were written to show how this shop works. Please do not transfer money or send goods. Whoever opens a shop with it replaces these texts with their own and has them checked under the law that applies to them.

      ## Information on this site

      We describe our goods with care and correct mistakes when we learn of them. Stock is counted as orders come in, but a piece may be damaged or mislaid; if we cannot supply what you ordered, we tell you at once and refund you. Delivery dates are estimates.

      ## Pictures and colours

      Garments are shown as technical drawings, not photographs. Proportions are right for the middle of the size range. Colours depend on your screen; the fibre, the weight and the colour's name are the description that counts.

      ## Fit and care

      Fit notes and size charts are guidance from measurements and from the people who wear our clothes; bodies differ. Care instructions follow ISO 3758. Damage from other treatment is not a fault.

      ## Links

      Pages of other companies, such as couriers, map services and payment companies, are theirs. We choose them with care but do not answer for what they say.

      ## What this page does not do

      It does not limit your rights under the Sale of Goods Ordinance (Cap. 26), the Trade Descriptions Ordinance (Cap. 362) or any other law that cannot be set aside. Where a sentence here and the law disagree, the law counts.
    `,
    zh: prose`
      ## 示範網站

      海旁為虛構品牌。公司、門市、電話、價格及銀行資料均為示範本網店運作而撰寫，請勿轉賬或寄送物品。使用本系統開設網店者，須以自己的文字取代，並按適用法律查核。

      ## 網站資料

      我們細心描述貨品，如發現錯漏會盡快更正。庫存隨訂單即時計算，但貨品仍可能損壞或遺失；如未能供應你所訂購的貨品，我們會立即通知並退款。送貨日期為估計。

      ## 圖片及顏色

      衣物以技術平面圖展示，並非照片，比例以中間尺碼為準。顏色因螢幕而異，貨品描述以纖維成分、克重及顏色名稱為準。

      ## 剪裁及護理

      剪裁說明及尺碼表根據量度及試穿者意見編寫，僅供參考，身形因人而異。護理方法依照ISO 3758標準；以其他方式處理所致的損壞，不屬瑕疵。

      ## 連結

      速遞公司、地圖及付款服務等網頁屬其營運者所有。我們審慎挑選，但不對其內容負責。

      ## 本頁不適用之處

      本頁不限制你在《貨品售賣條例》（第26章）、《商品說明條例》（第362章）及其他不可排除的法例下的權利。如本頁與法例不符，以法例為準。
    `,
    cn: prose`
      ## 演示网站

      海旁为虚构品牌。公司、门店、电话、价格与银行资料均为演示本网店的运作而撰写，请勿转账或寄送物品。使用本系统开设网店者，须以自己的文字替换，并按适用法律核查。

      ## 网站信息

      我们细心描述商品，如发现错漏会尽快更正。库存随订单实时计算，但商品仍可能损坏或遗失；如无法供应您所订购的商品，我们会立即通知并退款。配送日期为预估。

      ## 图片与颜色

      衣物以技术平面图展示，并非照片，比例以中间尺码为准。颜色因屏幕而异，商品描述以纤维成分、克重与颜色名称为准。

      ## 版型与护理

      版型说明与尺码表根据测量与试穿者意见编写，仅供参考，身材因人而异。护理方法依照ISO 3758标准；以其他方式处理导致的损坏，不属于瑕疵。

      ## 链接

      快递公司、地图与支付服务等网页归其运营者所有。我们审慎挑选，但不对其内容负责。

      ## 本页不适用之处

      本页不限制您在香港《货品售卖条例》（第26章）、《商品说明条例》（第362章）及其他不可排除的法律下的权利。如本页与法律不符，以法律为准。
    `,
  },
}
