import { promisedDays } from '#domain/promised-days.ts'
import type { ResponseMessage } from './response-message.ts'

export const orderMessages = {
  order: {
    success: {
      title: {
        en: 'Thank you. Your order is in.',
        zh: '多謝惠顧，訂單已收到。',
        cn: '感谢您的购买，订单已提交。',
      },
      text: {
        en: 'We have sent the details to your email. How to pay and what happens next is on the page of your order.',
        zh: '訂單詳情已寄往你的電郵。付款方法及其後安排，請見訂單頁面。',
        cn: '订单详情已发送到您的邮箱。付款方式及后续安排，请见订单页面。',
      },
    },
    failure: {
      title: { en: 'The order was not placed', zh: '訂單未能成立', cn: '订单未能提交' },
      text: {
        en: 'Nothing has been charged, and your cart is as you left it. Something may have sold out or changed price meanwhile; please look through the cart and try again.',
        zh: '沒有收取任何款項，購物車保持原狀。貨品可能剛售罄或價格有變，請檢查購物車後再試。',
        cn: '没有产生任何扣款，购物车保持原样。商品可能刚刚售罄或价格有变，请检查购物车后重试。',
      },
    },
    cancelled: {
      title: { en: 'Payment was cancelled', zh: '付款已取消', cn: '付款已取消' },
      text: {
        en: 'Nothing has been charged. The order waits on its page: pay it there, or choose another way to pay.',
        zh: '沒有收取任何款項。你可於訂單頁面再次付款，或改用其他付款方法。',
        cn: '没有产生任何扣款。您可在订单页面重新付款，或更换付款方式。',
      },
    },
  },
  upload_payment_proof: {
    success: {
      title: { en: 'Payment proof received', zh: '已收到付款證明', cn: '已收到付款凭证' },
      text: {
        en: 'We check it against our account, usually within one working day, and we’ll email you either way. You can replace the picture until then.',
        zh: '我們會與帳戶紀錄核對，一般於一個工作天內完成，並以電郵通知結果。在此之前，你仍可更換圖片。',
        cn: '我们会与账户记录核对，一般在一个工作日内完成，并邮件通知结果。在此之前，您仍可更换图片。',
      },
    },
    failure: {
      title: { en: 'The picture did not arrive', zh: '圖片未能上載', cn: '图片未能上传' },
      text: {
        en: 'Your order is unchanged. Please try again with a JPG, PNG or WebP under 10 MB, or send it to us by email with the order reference.',
        zh: '訂單狀態不變。請以10 MB以下的JPG、PNG或WebP圖片再試，或連同訂單編號電郵給我們。',
        cn: '订单状态不变。请使用10 MB以内的JPG、PNG或WebP图片重试，或连同订单编号发邮件给我们。',
      },
    },
    cancelled: {
      title: { en: 'Upload cancelled', zh: '已取消上載', cn: '已取消上传' },
      text: {
        en: 'Nothing was sent. The order waits for your payment until the time shown on its page.',
        zh: '沒有傳送任何資料。訂單會保留至訂單頁面所示的時限。',
        cn: '没有发送任何资料。订单会保留到订单页面所示的时限。',
      },
    },
  },
  order_review: {
    success: {
      title: { en: 'Thank you for the review', zh: '多謝你的評價', cn: '感谢您的评价' },
      text: {
        en: 'It appears on the product page once someone here has read it, usually within two working days.',
        zh: '同事閱覽後便會在產品頁面刊出，一般需時兩個工作天。',
        cn: '同事阅览后会在商品页面展示，一般需要两个工作日。',
      },
    },
    failure: {
      title: { en: 'The review was not sent', zh: '評價未能送出', cn: '评价未能提交' },
      text: {
        en: 'A product can be reviewed once for each completed order. Please open the order and try again.',
        zh: '每張已完成的訂單，每件產品可評價一次。請開啟訂單再試。',
        cn: '每个已完成的订单，每件商品可评价一次。请打开订单重试。',
      },
    },
    cancelled: {
      title: { en: 'Review not sent', zh: '評價未有送出', cn: '评价未提交' },
      text: {
        en: 'You can come back to it from the order at any time.',
        zh: '你可隨時由訂單頁面繼續。',
        cn: '您可随时从订单页面继续。',
      },
    },
  },
  refund_request: {
    success: {
      title: { en: 'Request received', zh: '已收到退款申請', cn: '已收到退款申请' },
      text: {
        en: `We answer within ${promisedDays.returnAnswer} working days and tell you how to send the goods back. Faulty goods travel at our cost.`,
        zh: `我們會於${promisedDays.returnAnswer}個工作天內回覆，並說明如何退回貨品。貨品如有瑕疵，退貨運費由我們承擔。`,
        cn: `我们会在${promisedDays.returnAnswer}个工作日内回复，并说明如何寄回商品。商品如有瑕疵，退货运费由我们承担。`,
      },
    },
    failure: {
      title: { en: 'The request was not sent', zh: '退款申請未能送出', cn: '退款申请未能提交' },
      text: {
        en: 'Your order is unchanged. Please try again, or write to us with the order reference; we count from the day you wrote.',
        zh: '訂單狀態不變。請再試一次，或以電郵註明訂單編號聯絡我們，日期以你來信當日計算。',
        cn: '订单状态不变。请重试，或注明订单编号发邮件给我们，日期以您来信当日计算。',
      },
    },
    cancelled: {
      title: { en: 'Request withdrawn', zh: '退款申請已取消', cn: '退款申请已取消' },
      text: {
        en: 'Nothing was sent. You can ask again within the return period.',
        zh: '沒有送出任何申請。在退貨期限內，你可隨時再次提出。',
        cn: '没有提交任何申请。在退货期限内，您可随时再次申请。',
      },
    },
  },
  enquiry: {
    success: {
      title: { en: 'Your message is with us', zh: '已收到你的訊息', cn: '已收到您的留言' },
      text: {
        en: 'A person reads it and answers within one working day, in the language you wrote in.',
        zh: '同事會親自閱讀，並於一個工作天內以你所用的語言回覆。',
        cn: '同事会亲自阅读，并在一个工作日内以您使用的语言回复。',
      },
    },
    failure: {
      title: { en: 'The message was not sent', zh: '訊息未能送出', cn: '留言未能提交' },
      text: {
        en: 'Please try again, or write to hello@praya.example.',
        zh: '請再試一次，或電郵至hello@praya.example。',
        cn: '请重试，或发邮件至hello@praya.example。',
      },
    },
    cancelled: {
      title: { en: 'Message not sent', zh: '訊息未有送出', cn: '留言未提交' },
      text: {
        en: 'Nothing was sent. You can write to us whenever it suits you.',
        zh: '沒有送出任何資料。歡迎隨時聯絡我們。',
        cn: '没有提交任何资料。欢迎随时联系我们。',
      },
    },
  },
} as const satisfies Record<string, ResponseMessage>
