import { promisedDays } from '#domain/promised-days.ts'
import { prose } from '../copy/style-copy.ts'
import type { DemoContent } from './content.ts'

export const refundPolicy: DemoContent = {
  slug: 'refund-policy',
  title: { en: 'Returns and refunds', zh: '退貨及退款', cn: '退货与退款' },
  description: {
    en: '14 days to change your mind; faulty goods at our cost; your legal rights untouched.',
    zh: '14天內可退貨；瑕疵貨品運費由我們承擔；不影響你的法定權利。',
    cn: '14天内可退货；瑕疵商品运费由我们承担；不影响您的法定权利。',
  },
  body: {
    en: prose`
      Two different things are written down here: what the law gives you when something is wrong, and what we offer when nothing is wrong but you have changed your mind.

      ## When something is wrong

      Goods must match their description, be of merchantable quality and fit for their purpose. If they are not, you may reject them and get your money back, delivery fee included; or, if you prefer, have us repair them or send you the same piece again. These rights come from the Sale of Goods Ordinance (Cap. 26). No sentence on this site takes them away, and sale pieces have them too.

      Tell us within a reasonable time after you find the fault, with the reference number and a picture. We pay the way back. Wear, washing against the label, and variations the page describes (slubs in linen, fading of indigo) are not faults.

      ## When you change your mind

      You have 14 days from the day the parcel reaches you. Pieces must be unworn and unwashed, with the label attached. Try them on as you would in a shop.

      - Refund: we return the price you paid for the goods. Delivery fees are not part of it, and you pay the way to us
      - Another size or colour: if it is in stock at the same price, we exchange it and send it without a delivery fee; if not, we refund the piece. Ask for a refund on the order page and write the size you want under “Tell us more”; in a shop our staff exchange it at once
      - Sale pieces: the same
      - Not possible: socks and swim shorts once opened, for hygiene; hemmed or altered pieces; belts cut to length

      ## How to do it

      - Open the order and ask for a refund, item by item, or write to hello@praya.example
      - We answer within ${promisedDays.returnAnswer} working days with the address; you then have ${promisedDays.sendBack} days to send it, or bring it to the shop
      - Do not send parcels freight collect; the stockroom cannot accept them

      ## When you get your money

      Within ${promisedDays.refund} working days after the goods are with us, by the way you paid: to the same FPS, PayMe or bank account, or to the card. If we cannot pay back that way, we ask you for another.

      Discounts are taken back in proportion: what a piece cost you after discounts is what it brings back. Points used for a returned piece come back; points earned by it go. A gift that came with the order comes back with it.

      ## Cancelling before dispatch

      You can cancel from the order page until something has been shipped, pre-orders included. If you have paid, the refund starts at once.
    `,
    zh: prose`
      以下分為兩部分：貨品有問題時，法例給予你的權利；以及貨品沒有問題、但你改變主意時，我們提供的安排。

      ## 貨品有問題

      貨品必須與描述相符，具可商售品質，並適合其用途。如不符合，你可拒收並取回全數款項，包括運費；亦可選擇由我們修補或補發同款貨品。以上權利來自《貨品售賣條例》（第26章），本網站任何文字均不能剝奪，減價貨品同樣適用。

      請於發現問題後的合理時間內，連同訂單編號及照片通知我們，退貨運費由我們承擔。正常磨損、未按標籤洗滌所致的損壞，以及頁面已說明的特性（如亞麻粗節、靛藍褪色），不屬瑕疵。

      ## 改變主意

      由收貨當日起計，你有14天時間。貨品須未經穿着及洗滌，並附有吊牌。試穿則可，一如在門市。

      - 退款：退回貨品的實付金額，不包括運費，退貨運費由你支付
      - 改要其他尺碼或顏色：如有同價現貨，我們會為你更換，寄出時不另收運費；如無現貨，則退款。請於訂單頁面申請退款，並在「補充說明」寫下所需尺碼；親臨門市，店員會即時為你更換
      - 減價貨品：安排相同
      - 以下恕不適用：已拆封的襪及泳褲（衛生理由）、已改長度或修改的衣物、已裁短的皮帶

      ## 如何辦理

      - 於訂單頁面逐件申請退款，或電郵至hello@praya.example
      - 我們會於${promisedDays.returnAnswer}個工作天內回覆退貨地址，請於其後${promisedDays.sendBack}天內寄回，或帶到門市
      - 請勿以運費到付寄回，貨倉未能接收

      ## 何時收到退款

      收到貨品後${promisedDays.refund}個工作天內，以原有付款方式退回：原來的轉數快、PayMe、銀行帳戶或信用卡。如未能以原方式退款，我們會與你商議其他方法。

      折扣按比例計算：每件貨品折扣後的實付金額，即為退款金額。用於該貨品的積分會退回，因該貨品所得的積分會扣除。隨單贈品須一併退回。

      ## 寄出前取消

      貨品寄出前，你可於訂單頁面自行取消，預購亦然。如已付款，退款即時開始處理。
    `,
    cn: prose`
      以下分两部分：商品有问题时，法律给您的权利；以及商品没有问题、但您改变主意时，我们提供的安排。

      ## 商品有问题

      商品必须与描述相符，品质合格，并适合其用途。如不符合，您可拒收并取回全部款项，包括运费；也可选择由我们修补或补发同款商品。本店在香港经营，以上权利来自香港《货品售卖条例》（第26章），本网站任何文字均不能剥夺，特价商品同样适用。

      请在发现问题后的合理时间内，连同订单编号与照片通知我们，退货运费由我们承担。正常磨损、未按标签洗涤导致的损坏，以及页面已说明的特性（如亚麻粗节、靛蓝褪色），不属于瑕疵。

      ## 改变主意

      自收货当天起，您有14天时间。商品须未穿着、未洗涤，并保留吊牌。可以试穿，就像在门店一样。

      - 退款：退回商品的实付金额，不含运费，退货运费由您承担
      - 想要其他尺码或颜色：有同价现货时为您更换，寄出时不另收运费；没有现货则退款。请在订单页面申请退款，并在“补充说明”中写下需要的尺码；到门店可由店员当场更换
      - 特价商品：安排相同
      - 以下不适用：已拆封的袜子与泳裤（卫生原因）、已改长度或修改的衣物、已裁短的皮带

      ## 如何办理

      - 在订单页面逐件申请退款，或发邮件至hello@praya.example
      - 我们会在${promisedDays.returnAnswer}个工作日内回复退货地址，请在之后${promisedDays.sendBack}天内寄回，或带到门店
      - 请勿使用到付寄回，仓库无法签收
      - 从内地寄回时请如实申报；如产生出口或进口费用，请先与我们联系

      ## 何时收到退款

      收到商品后${promisedDays.refund}个工作日内，按原付款方式退回：原来的转数快、PayMe、银行账户或银行卡。如无法按原方式退款，我们会与您商议其他方法。

      折扣按比例计算：每件商品折扣后的实付金额，就是退款金额。用于该商品的积分会退回，因该商品获得的积分会扣除。随单赠品须一并退回。

      ## 发货前取消

      发货前，您可在订单页面自行取消，预售商品也一样。如已付款，退款立即开始处理。
    `,
  },
}
