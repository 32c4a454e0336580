import { promisedDays } from '#domain/promised-days.ts'
import { prose } from '../copy/style-copy.ts'
import type { DemoContent } from './content.ts'

export const shippingPolicy: DemoContent = {
  slug: 'shipping-policy',
  title: { en: 'Delivery', zh: '送貨安排', cn: '配送说明' },
  description: {
    en: 'Fees, times and places: Hong Kong, Macau, mainland China, Taiwan and pick-up in the shop.',
    zh: '香港、澳門、中國內地、台灣及門市自取的運費、時間與範圍。',
    cn: '香港、澳门、内地、台湾及到店自提的运费、时效与范围。',
  },
  body: {
    en: prose`
      ## Fees

      The free threshold counts what you pay for goods after discounts.

      - Hong Kong, to the door: HK$40 up to 3 kg, HK$10 for each further kilogram; free from HK$800
      - Hong Kong, SF station or locker: HK$25 up to 2 kg, HK$10 for each further kilogram; free from HK$500
      - Macau: HK$60 up to 2 kg, HK$15 for each further kilogram; free from HK$1,500
      - Mainland China: HK$70 up to 1 kg, HK$25 for each further kilogram; free from HK$1,500
      - Taiwan: HK$110 up to 1 kg, HK$40 for each further kilogram; free from HK$2,000
      - Pick-up in the shop: free

      ## Times

      Orders whose payment is confirmed before 14:00 on a working day leave the same day, others on the next. Working days are Monday to Friday except public holidays in Hong Kong.

      - Hong Kong: 1–2 working days after dispatch
      - Macau: 2–4
      - Mainland China: 3–6
      - Taiwan: 3–5

      These are what the couriers usually need, not a promise. While typhoon signal no. 8 or the black rainstorm warning is up, nothing is collected or delivered.

      ## Where couriers do not go

      Outlying islands are served on fixed weekdays: Cheung Chau Monday and Thursday, Lamma Tuesday and Friday, Peng Chau Wednesday and Saturday. Post-office boxes and some remote places cannot be reached; if yours is one, we’ll contact you before we ship and you choose a station, the shop or a refund.

      ## Lockers and stations

      Give the point code, such as 852TAL, and the phone number that should receive the notice. Lockers take up to 2 kg; coats and full bags go to a station. Parcels left too long may be charged or sent back by the courier.

      ## Pick-up

      We email you when the order is ready, usually within four opening hours, and hold it for ${promisedDays.collect} days. Bring the reference number or the email. Somebody else may collect with it. If you cannot come by then, tell us. We email you before we cancel and refund an order that was not collected.

      ## Pre-orders and mixed orders

      An order with a pre-order piece leaves when everything is here. If you want the rest sooner, order it separately.

      ## Risk, damage and loss

      The parcel is our risk until you or the collecting person have it. If it arrives damaged or not at all, tell us within a reasonable time, with a picture if you can: we replace or refund, and deal with the courier ourselves.

      ## Customs

      Hong Kong charges no tax on clothing. Other places may; the recipient pays it. The mainland asks for an ID number and Taiwan for confirmation in the EZ Way app. A parcel refused at customs is refunded less the delivery cost both ways.
    `,
    zh: prose`
      ## 運費

      免運費門檻按折扣後的貨品金額計算。

      - 香港送貨上門：3公斤內HK$40，其後每公斤HK$10；滿HK$800免運費
      - 香港順豐站或智能櫃：2公斤內HK$25，其後每公斤HK$10；滿HK$500免運費
      - 澳門：2公斤內HK$60，其後每公斤HK$15；滿HK$1,500免運費
      - 中國內地：1公斤內HK$70，其後每公斤HK$25；滿HK$1,500免運費
      - 台灣：1公斤內HK$110，其後每公斤HK$40；滿HK$2,000免運費
      - 門市自取：免費

      ## 時間

      工作天14:00前確認收款的訂單即日寄出，其餘於下一個工作天寄出。工作天指星期一至五，香港公眾假期除外。

      - 香港：寄出後1至2個工作天
      - 澳門：2至4個工作天
      - 中國內地：3至6個工作天
      - 台灣：3至5個工作天

      以上為速遞公司一般所需時間，並非保證。八號或以上熱帶氣旋警告信號或黑色暴雨警告生效期間，收件及派送暫停。

      ## 派送範圍

      離島按指定日子派送：長洲星期一、四，南丫島星期二、五，坪洲星期三、六。郵政信箱及部分偏遠地區未能送達；如你的地址屬此類，我們會於寄出前聯絡，你可改選順豐站、門市自取或退款。

      ## 順豐站及智能櫃

      請填寫自取點編號（例如852TAL）及接收通知的電話號碼。智能櫃上限2公斤，大褸或大件貨品請選順豐站。逾期未取，速遞公司或會收取保管費或退回。

      ## 門市自取

      訂單備妥後會以電郵通知，一般需4個營業小時，保留${promisedDays.collect}天。取貨時請出示訂單編號或通知電郵，亦可由他人代取。如未能於限期前領取，請告知我們。逾期未取的訂單，我們會先聯絡你，才取消並退款。

      ## 預購及混合訂單

      訂單如包含預購貨品，會於全部齊備後一併寄出。如希望先收到現貨，請分開訂購。

      ## 風險、損毀及遺失

      貨品交到你或代取人手上之前，風險由我們承擔。如包裹損毀或未有送達，請於合理時間內通知我們，並盡可能附上照片；我們會補發或退款，並自行與速遞公司交涉。

      ## 清關

      香港對服裝不設進口稅。其他地方或會徵稅，由收件人支付。內地清關須提供身份證號碼，台灣須以「EZ WAY 易利委」應用程式確認。如清關時拒收，退款將扣除來回運費。
    `,
    cn: prose`
      ## 运费

      免运费门槛按折扣后的商品金额计算。

      - 香港送货上门：3公斤内HK$40，续重每公斤HK$10；满HK$800免运费
      - 香港顺丰站或智能柜：2公斤内HK$25，续重每公斤HK$10；满HK$500免运费
      - 澳门：2公斤内HK$60，续重每公斤HK$15；满HK$1,500免运费
      - 内地：1公斤内HK$70，续重每公斤HK$25；满HK$1,500免运费
      - 台湾：1公斤内HK$110，续重每公斤HK$40；满HK$2,000免运费
      - 到店自提：免费

      ## 时效

      工作日14:00前确认收款的订单当天发货，其余在下一个工作日发货。工作日指周一至周五，香港公众假期除外。

      - 香港：发货后1至2个工作日
      - 澳门：2至4个工作日
      - 内地：3至6个工作日
      - 台湾：3至5个工作日

      以上为快递公司通常所需时间，不作保证。香港八号或以上台风信号或黑色暴雨警告生效期间，揽收与派送暂停。

      ## 派送范围

      香港离岛按指定日期派送：长洲周一、四，南丫岛周二、五，坪洲周三、六。邮政信箱及部分偏远地区无法送达；如您的地址属于此类，我们会在发货前联系，您可改选顺丰站、到店自提或退款。

      ## 顺丰站与智能柜（香港）

      请填写自提点编号（例如852TAL）及接收通知的手机号。智能柜上限2公斤，大衣或大件商品请选顺丰站。逾期未取，快递公司可能收取保管费或退回。

      ## 到店自提

      订单备好后会邮件通知，一般需4个营业小时，保留${promisedDays.collect}天。取货时请出示订单编号或通知邮件，也可由他人代取。如无法在期限前取货，请告知我们。逾期未取的订单，我们会先联系您，再取消并退款。

      ## 预售与混合订单

      订单如包含预售商品，会在全部备齐后一并发出。如希望先收到现货，请分开下单。

      ## 风险、损坏与丢失

      商品交到您或代取人手上之前，风险由我们承担。如包裹损坏或未送达，请在合理时间内通知我们，并尽可能附上照片；我们会补发或退款，并自行与快递公司交涉。

      ## 清关

      从香港寄往内地的包裹须清关，快递公司会向收件人收集身份证号码；如产生进口税，由收件人支付。寄往台湾的包裹，收件人需在“EZ WAY 易利委”应用内确认。如清关时拒收，退款将扣除来回运费。
    `,
  },
}
