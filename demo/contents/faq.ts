import { prose } from '../copy/style-copy.ts'
import type { DemoContent } from './content.ts'

export const faq: DemoContent = {
  slug: 'faq',
  title: { en: 'Questions', zh: '常見問題', cn: '常见问题' },
  description: {
    en: 'Short answers about orders, payment, delivery, sizes, returns and pre-orders.',
    zh: '有關訂單、付款、送貨、尺碼、退貨及預購的簡短解答。',
    cn: '关于订单、付款、配送、尺码、退货与预售的简短解答。',
  },
  body: {
    en: prose`
      ## Do I need an account to order?

      No. You can order with a name, an email address and a phone number, and follow the order with its reference number and either of the two.

      ## How do I pay?

      {payment_methods}: choose at checkout. With a transfer, the order page shows the payee, the exact amount and, for FPS, a QR code with both in it. On the phone you are ordering with, save the code as a picture or copy the FPS identifier. After paying, upload the confirmation on the same page.

      ## How long do you keep my pieces?

      72 hours. We remind you before the time is up; after that the order is cancelled and the pieces go back on sale.

      ## Can I change or cancel an order?

      You can cancel it yourself from the order page until something has been shipped. If you had paid, we refund you. To change a size or an address, write to us quickly.

      ## When will it arrive?

      Orders paid and confirmed before 14:00 on a working day leave the same day. In Hong Kong they take one to two working days from there. The product page shows the dates.

      ## Do you ship abroad?

      To Macau, mainland China and Taiwan. Prices do not include import tax, which some destinations charge.

      ## What is a pre-order?

      A piece that is being made. You pay in full now, and the page says from which date it leaves us. If the date moves by more than a week, we’ll email you, and you may cancel for a full refund. If other things are in the same order, everything leaves together.

      ## Which size should I take?

      Read the fit note, then compare the table with a piece you own. The size guide says where to measure.

      ## Can I exchange a size?

      Yes, if the size is in stock at the same price. Ask for a refund on the order page, choose “It does not fit” and write the size you want under “Tell us more”. If we do not have it, we refund the piece.

      ## Can I return sale pieces?

      Yes, under the same terms as everything else.

      ## Do you hem trousers?

      Free in the shop for trousers bought from us, ready the next day. Hemmed trousers cannot be returned unless they are faulty.

      ## How do points work?

      Members earn one point for each whole dollar paid, shown as coming when the order is completed, and to spend once it can no longer be returned. Some pieces show a price in points.
    `,
    zh: prose`
      ## 訂購需要帳戶嗎？

      不需要。填寫姓名、電郵及電話即可訂購，之後以訂單編號加電郵或電話查詢。

      ## 如何付款？

      結賬時可選：{payment_methods}。以轉賬付款，訂單頁面會顯示收款人及準確金額；轉數快另附已包含兩者的二維碼。如以同一部手機訂購及付款，可儲存二維碼圖片，或複製轉數快識別碼。付款後，於同一頁面上載付款證明。

      ## 貨品會保留多久？

      72小時。時限前會發出提示；逾時訂單會取消，貨品重新發售。

      ## 可以更改或取消訂單嗎？

      貨品寄出前，你可於訂單頁面自行取消；如已付款，我們會退款。更改尺碼或地址，請盡快聯絡我們。

      ## 何時送到？

      工作天14:00前確認收款的訂單，即日寄出，香港一般再需1至2個工作天。產品頁面會顯示預計日期。

      ## 可以寄往香港以外嗎？

      可寄往澳門、中國內地及台灣。售價不包括目的地可能徵收的進口稅。

      ## 甚麼是預購？

      貨品仍在製作。預購須先付全數，頁面會列明最早寄出日期。如日期延遲超過一星期，我們會以電郵通知，你可取消並獲全數退款。同一訂單內的其他貨品會一併寄出。

      ## 應選甚麼尺碼？

      先看剪裁說明，再以你現有的衣服與尺碼表比較。尺碼指南列明量度位置。

      ## 可以更換尺碼嗎？

      可以，只要有同價現貨。請於訂單頁面申請退款，選擇「尺碼不合」，並在「補充說明」寫下所需尺碼。如無現貨，我們會退款。

      ## 減價貨品可以退貨嗎？

      可以，條款與其他貨品相同。

      ## 可以改褲長嗎？

      在本店購買的長褲，門市免費改褲長，翌日可取。已改長度的褲，除非有瑕疵，否則不能退貨。

      ## 積分如何計算？

      會員每實付港幣1元可得1分，於訂單完成後列為待生效，退貨期限屆滿後即可使用。部分產品可以積分換領。
    `,
    cn: prose`
      ## 下单需要账户吗？

      不需要。填写姓名、邮箱和手机号即可下单，之后用订单编号加邮箱或手机号查询。

      ## 怎么付款？

      结算时可选：{payment_methods}。转账付款时，订单页面会显示收款人和准确金额；转数快还附有已包含两者的二维码。如果下单和付款用同一部手机，可保存二维码图片，或复制转数快识别码。付款后，在同一页面上传付款凭证。

      ## 商品会保留多久？

      72小时。到期前会发出提醒；逾期订单会取消，商品重新上架。

      ## 可以修改或取消订单吗？

      发货前，您可在订单页面自行取消；如已付款，我们会退款。修改尺码或地址，请尽快联系我们。

      ## 什么时候送到？

      工作日14:00前确认收款的订单，当天发货。香港一般再需1至2个工作日，内地3至6个工作日。商品页面会显示预计日期。

      ## 可以寄到香港以外吗？

      可寄往澳门、内地和台湾。售价不含目的地可能征收的进口税。

      ## 什么是预售？

      商品仍在制作。预售需先付全款，页面会标明最早发货日期。如日期推迟超过一周，我们会邮件通知，您可取消并获全额退款。同一订单内的其他商品会一并发出。

      ## 该选什么尺码？

      先看版型说明，再用您已有的衣服与尺码表比较。尺码指南标明了测量位置。

      ## 可以换尺码吗？

      可以，只要有同价现货。请在订单页面申请退款，选择“尺码不合适”，并在“补充说明”中写下需要的尺码。没有现货时，我们会退款。

      ## 特价商品可以退货吗？

      可以，条款与其他商品相同。

      ## 可以改裤长吗？

      在本店购买的长裤，门店免费改裤长，次日可取。已改长度的裤子，除非有瑕疵，否则不能退货。

      ## 积分怎么算？

      会员每实付1港元得1积分，在订单完成后列为待生效，退货期限过后即可使用。部分商品可用积分兑换。
    `,
  },
}
