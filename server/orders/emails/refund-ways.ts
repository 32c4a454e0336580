import type { Locale } from '#domain/locale.ts'
import type { RefundWay } from '../../payments/refund-way.ts'

/** How the money went back; what an exchange used is not sent. */
export const refundWays: Readonly<Record<Locale, Partial<Record<RefundWay, string>>>> = {
  en: {
    card: 'It goes to the card that you paid with and usually shows within 5 to 10 working days.',
    offline: 'It goes by transfer and usually arrives within one working day.',
    counter: 'You received it in our shop.',
  },
  zh: {
    card: '款項將退回付款所用的信用卡，一般於五至十個工作天內入帳。',
    offline: '款項以轉賬方式退回，一般於一個工作天內到帳。',
    counter: '款項已於門市退回。',
  },
  cn: {
    card: '款项将退回付款所用的信用卡，一般于五至十个工作日内入账。',
    offline: '款项以转账方式退回，一般于一个工作日内到账。',
    counter: '款项已在门店退回。',
  },
}
