import { prose } from '../copy/style-copy.ts'
import type { DemoContent } from './content.ts'

export const terms: DemoContent = {
  slug: 'terms-and-conditions',
  title: { en: 'Terms and conditions', zh: '條款及細則', cn: '服务条款' },
  description: {
    en: 'The agreement between you and Praya when you buy from this site.',
    zh: '你在本網站購物時，與海旁之間的協議。',
    cn: '您在本网站购物时，与海旁之间的协议。',
  },
  body: {
    en: prose`
      These terms apply when you buy from this site. The seller is Praya Clothing Limited, Hong Kong. They come with our pages on delivery, returns, payment and privacy, which are part of them. The version that counts is the one shown when you order.

      ## Ordering

      - What the site shows is an invitation to order. Your order is an offer
      - The confirmation we send says that we have it, keeps the goods for you and tells you how to pay. The contract is made when your payment is confirmed
      - We may decline an order that cannot be delivered, that is plainly an error, or that looks like fraud, and refund in full what was paid
      - You can correct everything before you order, and cancel until something is shipped

      ## Prices and errors

      You pay the price shown at checkout; if it changed while you were there, we show you the new one first. A struck price is what the piece was sold for here before. If a price is so wrong that you could have noticed it, we may cancel and refund before dispatch; we do not ask for more afterwards.

      ## Goods

      Weights and measurements are taken with care; 1–2 cm and 5% are normal. Pictures are technical drawings: colours on a screen differ from cloth. Where a page and the label in the garment disagree about fibres, ask us; you may return the piece either way.

      ## Pre-orders

      The page names the date from which the goods leave. It is our honest expectation. If it moves by more than a week we tell you, and you may cancel for a full refund.

      ## Accounts

      Keep your password to yourself and tell us if you think someone has it. One account for each person. You may close it at any time.

      ## Points, vouchers and gifts

      They follow the rules shown with them. We may correct points booked in error. Rules may change for the future, not for what you have already been given.

      ## Reviews and pictures

      What you write stays yours; you let us show it with the first word of your name and an initial, or with the family name of a Chinese name. We read reviews before they appear and decline those that are abusive, unlawful or not about the goods, never because they are critical.

      ## Our liability

      We answer for what we promise here and for what the law puts on us. We do not exclude liability for death or injury caused by negligence, for fraud, or for the terms implied by the Sale of Goods Ordinance. For other loss we answer up to the price of the order, as far as the Control of Exemption Clauses Ordinance (Cap. 71) lets us say so. We are not responsible for delay caused by weather signals, customs or carriers beyond our control, but you may cancel if it lasts more than 14 days.

      ## Law

      The law of Hong Kong applies and its courts decide, small claims included. Rights you have as a consumer where you live, which cannot be given up, remain. Please write to us first; the Consumer Council can help with disputes.

      ## Language

      These terms are in English and Chinese. If they disagree, the reading that is better for you counts.
    `,
    zh: prose`
      本條款適用於你在本網站的購物。賣方為香港海旁製衣有限公司。送貨、退貨、付款及私隱各頁均屬本條款一部分，以落單時顯示的版本為準。

      ## 訂購

      - 網站展示的貨品屬邀請，你的訂單屬要約
      - 我們發出的確認表示已收到訂單、為你保留貨品，並說明付款方法；確認收款後，合約方告成立
      - 如無法送達、明顯出錯或懷疑涉及欺詐，我們可拒絕訂單，並全數退回已付款項
      - 落單前可修改所有內容，貨品寄出前可取消

      ## 價格及錯誤

      以結賬時顯示的價格為準；如期間價格有變，會先向你顯示新價格。劃線價為該貨品先前在本店的售價。如標價明顯出錯、你當時應能察覺，我們可於寄出前取消並退款，但不會事後追收差價。

      ## 貨品

      克重及尺寸經仔細量度，1至2厘米及5%的誤差屬正常。圖片為技術平面圖，螢幕顏色與實物或有差異。如頁面與衣物標籤所列成分不符，請向我們查詢；無論如何，你都可以退貨。

      ## 預購

      頁面列明最早寄出日期，為我們真實的預計。如延遲超過一星期，我們會通知你，你可取消並獲全數退款。

      ## 帳戶

      請妥善保管密碼，如懷疑外洩請通知我們。每人限開一個帳戶，可隨時結束。

      ## 積分、優惠券及贈品

      按各自列明的規則使用。誤入的積分可予更正。規則如有更改，只適用於將來，不影響已給予你的權益。

      ## 評價及圖片

      你撰寫的內容屬你所有，並同意我們以縮短後的姓名展示：中文姓名只顯示姓氏，英文姓名顯示第一個字及最後一個字的首字母。評價刊出前會經同事閱覽；如屬辱罵、違法或與貨品無關，恕不刊登，但不會因為是負評而拒絕。

      ## 責任

      我們對本頁的承諾及法例規定的責任負責。疏忽引致的死亡或受傷、欺詐，以及《貨品售賣條例》隱含的條款，我們一概不豁免責任。至於其他損失，在《管制免責條款條例》（第71章）容許的範圍內，以訂單金額為上限。因天氣警告、清關或非我們所能控制的運輸延誤，我們不負責任，但如延誤超過14天，你可取消訂單。

      ## 法律

      本條款受香港法律管轄，由香港法院（包括小額錢債審裁處）裁決。你在居住地享有、且不可放棄的消費者權利不受影響。如有爭議，請先聯絡我們，亦可向消費者委員會求助。

      ## 語言

      本條款備有中英文版本。如有歧異，以對你較有利的解釋為準。
    `,
    cn: prose`
      本条款适用于您在本网站的购物。卖方为香港的海旁制衣有限公司。配送、退货、付款与隐私各页均为本条款的一部分，以下单时显示的版本为准。

      ## 下单

      - 网站展示的商品属于要约邀请，您的订单属于要约
      - 我们发出的确认表示已收到订单、为您保留商品，并说明付款方法；确认收款后，合同成立
      - 如无法送达、明显出错或疑似欺诈，我们可拒绝订单，并全额退回已付款项
      - 下单前可修改所有内容，发货前可取消

      ## 价格与错误

      以结算时显示的价格为准；如期间价格有变，会先向您显示新价格。划线价为该商品先前在本店的售价。如标价明显出错、您当时应能察觉，我们可在发货前取消并退款，但不会事后追收差价。

      ## 商品

      克重与尺寸经仔细测量，1至2厘米及5%的误差属正常。图片为技术平面图，屏幕颜色与实物可能有差异。如页面与衣物标签所列成分不符，请向我们查询；无论如何，您都可以退货。

      ## 预售

      页面标明最早发货日期，是我们真实的预计。如延迟超过一周，我们会通知您，您可取消并获全额退款。

      ## 账户

      请妥善保管密码，如怀疑泄露请通知我们。每人限开一个账户，可随时注销。

      ## 积分、优惠券与赠品

      按各自列明的规则使用。误入的积分可予更正。规则如有变更，只适用于将来，不影响已给予您的权益。

      ## 评价与图片

      您撰写的内容归您所有，并同意我们以缩短后的姓名展示：中文姓名只显示姓氏，英文姓名显示第一个词和最后一个词的首字母。评价展示前会经同事阅览；如属辱骂、违法或与商品无关，不予展示，但不会因为是差评而拒绝。

      ## 责任

      我们对本页的承诺与法律规定的责任负责。疏忽导致的死亡或受伤、欺诈，以及香港《货品售卖条例》隐含的条款，我们一概不免除责任。至于其他损失，在香港《管制免责条款条例》（第71章）允许的范围内，以订单金额为上限。因天气警告、清关或我们无法控制的运输延误，我们不承担责任，但如延误超过14天，您可取消订单。

      ## 法律

      本条款受香港法律管辖，由香港法院（包括小额钱债审裁处）裁决。您在居住地享有、且不可放弃的消费者权利不受影响。如有争议，请先联系我们，也可向香港消费者委员会求助。

      ## 语言

      本条款备有中英文版本。如有歧义，以对您较有利的解释为准。
    `,
  },
}
