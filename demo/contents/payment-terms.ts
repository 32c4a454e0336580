import { prose } from '../copy/style-copy.ts'
import type { DemoContent } from './content.ts'

export const paymentTerms: DemoContent = {
  slug: 'payment-terms-and-special-fees',
  title: { en: 'Payment and fees', zh: '付款及費用', cn: '付款与费用' },
  description: {
    en: 'The ways to pay, how long goods are held, and the few fees there are.',
    zh: '付款方式、貨品保留時限，以及少數收費項目。',
    cn: '付款方式、商品保留时限，以及少数收费项目。',
  },
  body: {
    en: prose`
      Prices are in Hong Kong dollars and are what you pay: there is no sales tax in Hong Kong. Delivery is shown in the cart before you order.

      ## Ways to pay

      You choose at checkout: {payment_methods}.

      - Card: on the secure page of our card company; we never see the number. A saved card pays without it
      - FPS: scan the QR code on the order page with your bank app. Amount and reference are in the code. Check the payee's name before you confirm
      - PayMe: open the link, enter the exact amount, and put the order reference in the message
      - Bank transfer: in HKD, the exact amount, with the order reference

      We never ask for payment to an account that is not on your order page. If a message says otherwise, do not pay; call the shop.

      ## Time to pay

      With a transfer, goods are held for 72 hours; with a card, for 30 minutes. You get a reminder before the end. After that the order is cancelled by itself; if you have paid but not uploaded a proof, write to us and we sort it out.

      ## Proof of payment

      Upload a picture of the confirmation on the order page: JPG, PNG or WebP, up to 10 MB. It should show amount, date, payee and transaction reference. An order counts as paid when the money is in our account, not when the picture is uploaded; we confirm within one working day. A scheduled or pending transfer is not a payment yet.

      ## Too much, too little, twice

      If you paid too little, we tell you and the order waits for the rest. What you paid too much, or twice, goes back to you within 7 working days. We do not ship against part of the price.

      ## Fees

      - Our fee for any way of paying: none. Your bank may charge you for a transfer from abroad; it must arrive in full
      - Hemming our own trousers in the shop: none. Other alterations: as the tailor quotes
      - A parcel that comes back because the address was wrong or nobody collected it: the cost of sending it again
      - Import tax outside Hong Kong: to the recipient

      There are no other fees.

      ## Vouchers and points

      One voucher for each order, unless it says otherwise. Points and vouchers have no cash value. Delivery fees cannot be paid with points.

      ## Receipts

      The order page prints a receipt with every amount. If a company needs one made out to it, write to us.
    `,
    zh: prose`
      所有價格以港元計算，即為實付金額；香港不設銷售稅。運費於落單前在購物車顯示。

      ## 付款方式

      結賬時可選：{payment_methods}。

      - 信用卡：於收款機構的安全頁面付款，我們不會得知卡號。已儲存的信用卡可直接付款
      - 轉數快：以銀行應用程式掃描訂單頁面的二維碼，金額及訂單編號已包含在內。確認前請核對收款人名稱
      - PayMe：開啟連結，輸入準確金額，並在訊息填寫訂單編號
      - 銀行轉賬：以港元轉賬準確金額，並註明訂單編號

      我們不會要求你付款至訂單頁面以外的帳戶。如收到此類訊息，請勿付款，並致電門市查詢。

      ## 付款時限

      以轉賬付款，貨品保留72小時；信用卡為30分鐘。時限前會發出提示，逾時訂單自動取消。如你已付款但未上載付款證明，請聯絡我們處理。

      ## 付款證明

      請於訂單頁面上載付款確認的圖片，接受10 MB以下的JPG、PNG或WebP，須顯示金額、日期、收款人及交易編號。款項存入我們的帳戶方視為已付款，並非以上載圖片為準；我們會於一個工作天內確認。預約或處理中的轉賬不視為已付款。

      ## 多付、少付或重複付款

      如少付，我們會通知你，訂單待補足後處理。多付或重複付款，會於7個工作天內退回。未收足款項，恕不寄出。

      ## 費用

      - 各種付款方式：本店不另收費。由境外匯款時銀行或會收費，款項須足額到帳
      - 本店長褲於門市改褲長：免費。其他修改按裁縫報價
      - 因地址錯誤或無人領取而退回的包裹：收取重寄運費
      - 香港以外的進口稅：由收件人支付

      除此以外，不設其他收費。

      ## 優惠券及積分

      除另有註明外，每張訂單限用一張優惠券。積分及優惠券不可兌換現金，積分不可用於支付運費。

      ## 收據

      訂單頁面可列印收據，列明各項金額。如需公司抬頭收據，請聯絡我們。
    `,
    cn: prose`
      所有价格以港元计算，即为实付金额；香港没有销售税。运费在下单前显示于购物车。

      ## 付款方式

      结算时可选：{payment_methods}。

      - 银行卡：在收款机构的安全页面付款，我们不会知道卡号。已保存的银行卡可直接付款
      - 转数快（FPS）：用香港银行App扫描订单页面的二维码，金额与订单编号已包含在内。确认前请核对收款人名称
      - PayMe：打开链接，输入准确金额，并在留言中填写订单编号
      - 银行转账：以港币转账准确金额，并注明订单编号。从内地汇款请预留到账时间

      我们不会要求您付款到订单页面以外的账户。如收到此类信息，请勿付款，并致电门店核实。

      ## 付款时限

      转账付款，商品保留72小时；银行卡为30分钟。到期前会发出提醒，逾期订单自动取消。如您已付款但未上传付款凭证，请联系我们处理。

      ## 付款凭证

      请在订单页面上传付款确认的图片，支持10 MB以内的JPG、PNG或WebP，需显示金额、日期、收款人与交易编号。款项到达我们的账户才视为已付款，不以上传图片为准；我们会在一个工作日内确认。预约或处理中的转账不视为已付款。

      ## 多付、少付或重复付款

      如少付，我们会通知您，订单待补足后处理。多付或重复付款，会在7个工作日内退回。未收足款项，恕不发货。

      ## 费用

      - 各种付款方式：本店不另收费。跨境汇款时银行可能收费，款项须足额到账
      - 本店长裤在门店改裤长：免费。其他修改按裁缝报价
      - 因地址错误或无人领取而退回的包裹：收取重寄运费
      - 香港以外的进口税：由收件人支付

      除此以外，没有其他收费。

      ## 优惠券与积分

      除另有说明外，每个订单限用一张优惠券。积分与优惠券不可兑换现金，积分不可用于支付运费。

      ## 收据

      订单页面可打印收据，列明各项金额。香港没有增值税发票；如需公司抬头的收据，请联系我们。
    `,
  },
}
