import { z } from '@hono/zod-openapi'
import type { ErrorCode } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'

export const errorAnswer = z
  .object({
    message: z.string(),
    code: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .openapi('Error')

/** The sentence shown for each failure. A code without all three languages does not compile. */
export const errorSentences = {
  bad_json: {
    en: 'The request could not be read.',
    zh: '無法讀取請求。',
    cn: '无法读取请求。',
  },
  unauthenticated: {
    en: 'Please sign in again.',
    zh: '請重新登入。',
    cn: '请重新登录。',
  },
  forbidden: {
    en: 'You cannot do this.',
    zh: '你不能執行此操作。',
    cn: '您不能执行此操作。',
  },
  not_found: { en: 'Not found.', zh: '找不到。', cn: '找不到。' },
  order_not_found: {
    en: 'No order matches this number with this email or phone.',
    zh: '找不到與此電郵或電話相符的訂單。',
    cn: '找不到与此电邮或电话相符的订单。',
  },
  unknown_order: {
    en: 'There is no order with this number.',
    zh: '找不到此訂單。',
    cn: '找不到该订单。',
  },
  product_not_found: { en: 'Product not found.', zh: '找不到此商品。', cn: '找不到该商品。' },
  invalid: {
    en: 'Something that was entered is not accepted.',
    zh: '部分填寫內容不獲接受。',
    cn: '部分填写内容不被接受。',
  },
  wrong_credentials: {
    en: 'Incorrect login or password.',
    zh: '登入資料或密碼不正確。',
    cn: '登录信息或密码不正确。',
  },
  second_factor_required: {
    en: 'Please enter the code from your authenticator app.',
    zh: '請輸入驗證程式上的驗證碼。',
    cn: '请输入验证器上的验证码。',
  },
  second_factor_wrong: {
    en: 'This code is incorrect or was already used. Please wait for the next one.',
    zh: '驗證碼不正確或已使用，請等待下一個驗證碼。',
    cn: '验证码不正确或已使用，请等待下一个验证码。',
  },
  second_factor_missing: {
    en: 'Your role requires two-step sign-in. Please set it up first.',
    zh: '你的職位須使用兩步驗證登入，請先設定。',
    cn: '您的职位须使用两步验证登录，请先设置。',
  },
  new_password_missing: {
    en: 'Please choose your own password first.',
    zh: '請先設定自己的密碼。',
    cn: '请先设置自己的密码。',
  },
  password_link_invalid: {
    en: 'This link no longer works. Please request a new one.',
    zh: '此連結已失效，請重新索取。',
    cn: '此链接已失效，请重新获取。',
  },
  verification_code_invalid: {
    en: 'This code is invalid or has expired. Please request a new one.',
    zh: '驗證碼不正確或已失效，請重新索取。',
    cn: '验证码不正确或已失效，请重新获取。',
  },
  out_of_stock: {
    en: 'Not enough stock.',
    zh: '存貨不足。',
    cn: '库存不足。',
  },
  price_changed: {
    en: 'A price has changed. Please look at the new total before you order.',
    zh: '價格已更改，請先查看新的總額再落單。',
    cn: '价格已变动，请先查看新的总额再下单。',
  },
  cart_empty: {
    en: 'There is nothing to check out.',
    zh: '沒有可結賬的商品。',
    cn: '没有可结算的商品。',
  },
  cart_full: {
    en: 'The cart is full. Please check out first, or remove something.',
    zh: '購物車已滿，請先結賬或移除部分商品。',
    cn: '购物车已满，请先结算或移除部分商品。',
  },
  voucher_not_applicable: {
    en: 'This voucher cannot be used for this order.',
    zh: '此優惠券不適用於這張訂單。',
    cn: '该优惠券不适用于此订单。',
  },
  voucher_not_redeemable: {
    en: 'This voucher can no longer be redeemed.',
    zh: '此優惠券已不能換領。',
    cn: '该优惠券已无法兑换。',
  },
  not_enough_points: {
    en: 'Not enough points.',
    zh: '積分不足。',
    cn: '积分不足。',
  },
  variant_unavailable: {
    en: 'This item is no longer sold.',
    zh: '此商品已停售。',
    cn: '该商品已停售。',
  },
  delivery_unavailable: {
    en: 'This delivery method is not available for your address.',
    zh: '此地址不適用所選的送貨方式。',
    cn: '该地址不适用所选的配送方式。',
  },
  payment_method_unavailable: {
    en: 'This payment method is not available.',
    zh: '不提供此付款方式。',
    cn: '不提供该付款方式。',
  },
  bad_signature: {
    en: 'The signature of this message is invalid.',
    zh: '此訊息的簽署無效。',
    cn: '此消息的签名无效。',
  },
  refund_too_large: {
    en: 'This is more than what was paid and not yet refunded.',
    zh: '退款金額超出已付而未退的款項。',
    cn: '退款金额超出已付而未退的款项。',
  },
  items_not_refundable: {
    en: 'A refund for some of these items has already been requested.',
    zh: '部分貨品已申請退款。',
    cn: '部分商品已申请退款。',
  },
  illegal_transition: {
    en: 'The order has changed, so this is no longer possible.',
    zh: '訂單狀態已更新，無法再執行此操作。',
    cn: '订单状态已更新，无法再执行此操作。',
  },
  idempotency_mismatch: {
    en: 'This request was already sent with different content.',
    zh: '此請求曾以不同內容提交。',
    cn: '该请求曾以不同内容提交。',
  },
  idempotency_in_progress: {
    en: 'This request is still being processed.',
    zh: '此請求仍在處理中。',
    cn: '该请求仍在处理中。',
  },
  orders_in_progress: {
    en: 'An order is still in progress. Please wait until it is completed, or cancel it first.',
    zh: '仍有進行中的訂單，請待訂單完成或先取消訂單。',
    cn: '仍有进行中的订单，请等订单完成或先取消订单。',
  },
  conflict: {
    en: 'Something has changed. Please try again.',
    zh: '資料已有更新，請再試一次。',
    cn: '数据已有更新，请再试一次。',
  },
  order_changed: {
    en: 'This order has changed. Check it again before you make changes.',
    zh: '此訂單剛有更改，請先查看最新內容再作更改。',
    cn: '此订单刚有更改，请先查看最新内容再作更改。',
  },
  record_changed: {
    en: 'This was changed meanwhile. Look at it again before you change it.',
    zh: '內容剛有更改，請先查看最新內容再作更改。',
    cn: '内容刚有更改，请先查看最新内容再作更改。',
  },
  low_price: {
    en: 'A price falls by more than half, or to zero. Nothing is saved until you confirm it.',
    zh: '有價錢減逾一半或減至零，確認後才會儲存。',
    cn: '有价格降幅超过一半或降至零，您确认后才会保存。',
  },
  free_products: {
    en: 'This makes products free. Nothing is saved until you confirm it.',
    zh: '這會令商品免費，確認後才會儲存。',
    cn: '这会使商品免费，您确认后才会保存。',
  },
  no_cash_session: {
    en: 'The till is not open. Open it first.',
    zh: '收銀未開始，請先開始收銀。',
    cn: '收银未开始，请先开始收银。',
  },
  discount_too_large: {
    en: 'This discount is larger than you are allowed to give.',
    zh: '折扣超出你的權限。',
    cn: '折扣超出您的权限。',
  },
  last_owner: {
    en: 'The shop needs an owner. Make someone else an owner first.',
    zh: '商店必須有一位擁有者，請先指定另一位擁有者。',
    cn: '商店必须有一位所有者，请先指定另一位所有者。',
  },
  not_possible: {
    en: 'This is not possible as things are.',
    zh: '現時不能執行此操作。',
    cn: '目前无法执行此操作。',
  },
  in_use: {
    en: 'This is still in use. Take it out of use first.',
    zh: '仍在使用中，請先停止使用。',
    cn: '仍在使用中，请先停止使用。',
  },
  import_running: {
    en: 'Another import is still running. Wait until it has ended, then try again.',
    zh: '另一次匯入仍在進行，請待完成後再試。',
    cn: '另一次导入仍在进行，请待完成后再试。',
  },
  file_too_large: {
    en: 'This is too large.',
    zh: '內容過大。',
    cn: '内容过大。',
  },
  file_not_image: {
    en: 'The file must be a JPG, PNG or WebP picture.',
    zh: '檔案必須是 JPG、PNG 或 WebP 圖片。',
    cn: '文件必须是 JPG、PNG 或 WebP 图片。',
  },
  picture_too_large: {
    en: 'The picture has too many pixels; the most is 100 megapixels.',
    zh: '圖片像素過多，上限為 1 億像素。',
    cn: '图片像素过多，上限为 1 亿像素。',
  },
  unsupported_media_type: {
    en: 'This kind of content is not accepted.',
    zh: '不接受此內容類型。',
    cn: '不接受该内容类型。',
  },
  rate_limited: {
    en: 'Too many attempts. Please wait a moment.',
    zh: '嘗試次數過多，請稍候再試。',
    cn: '尝试次数过多，请稍候再试。',
  },
  unavailable: {
    en: 'The shop is not available right now. Please try again in a moment.',
    zh: '商店暫時未能回應，請稍後再試。',
    cn: '商店暂时无法回应，请稍后再试。',
  },
  internal: { en: 'Error from Server', zh: '服務器報錯', cn: '服务器报错' },
} as const satisfies Record<ErrorCode, LocalizedText>
