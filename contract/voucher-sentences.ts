import type { LocalizedText } from '#domain/locale.ts'
import type { VoucherProblem } from '#domain/pricing/voucher.ts'

export const voucherSentences: Readonly<Record<VoucherProblem, LocalizedText>> = {
  unknown: {
    en: 'We do not know this code.',
    zh: '找不到此優惠碼。',
    cn: '找不到该优惠码。',
  },
  already_used: {
    en: 'You have used this voucher already.',
    zh: '你已使用過此優惠券。',
    cn: '您已使用过该优惠券。',
  },
  limit_reached: {
    en: 'This voucher has been used up.',
    zh: '此優惠券名額已滿。',
    cn: '该优惠券已被领用完。',
  },
  not_started: {
    en: 'This voucher is not valid yet.',
    zh: '此優惠券尚未生效。',
    cn: '该优惠券尚未生效。',
  },
  expired: {
    en: 'This voucher has expired.',
    zh: '此優惠券已過期。',
    cn: '该优惠券已过期。',
  },
  min_spend: {
    en: 'Your order is below the minimum spend of this voucher.',
    zh: '未達此優惠券的最低消費。',
    cn: '未达到该优惠券的使用门槛。',
  },
  min_quantity: {
    en: 'This voucher needs more pieces in your order.',
    zh: '未達此優惠券的最低件數。',
    cn: '未达到该优惠券的最低件数。',
  },
  nothing_to_discount: {
    en: 'This voucher does not apply to what you are ordering.',
    zh: '此優惠券不適用於所選貨品。',
    cn: '该优惠券不适用于所选商品。',
  },
  points_owed: {
    en: 'This voucher was bought with points, and you owe points after a refund. It works again once they are made up for.',
    zh: '此優惠券以積分換領，而你的積分因退款結欠，補足後即可使用。',
    cn: '该优惠券由积分兑换，您的积分因退款为负，补足后即可使用。',
  },
  shipping_already_free: {
    en: 'Delivery is free already, so keep this voucher for another day.',
    zh: '此訂單已免運費，優惠券可留待下次使用。',
    cn: '此订单已免运费，优惠券可留待下次使用。',
  },
}
