import type { LocalizedText } from '#domain/locale.ts'

interface CourierRate {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Covers the first `base_grams`. */
  base_cents: number
  base_grams: number
  /** For each further `step_grams` or part of it. */
  step_cents: number
  step_grams: number
  /** Delivery is free from this order value, after discounts. */
  free_over_cents: number | null
  /** Working days from dispatch. */
  days_min: number
  days_max: number
}

interface DemoCourier {
  slug: string
  title: LocalizedText
  description: LocalizedText
  rates: readonly CourierRate[]
  /** The customer enters a station or locker code instead of a street address. */
  needs_point_code: boolean
  /** `{number}` is replaced by the waybill number. */
  tracking_url: string | null
  position: number
}

const sfTracking =
  'https://www.sf-express.com/hk/en/dynamic_function/waybill/#search/bill-number/{number}'

export const couriers: readonly DemoCourier[] = [
  {
    slug: 'sf-home',
    title: {
      en: 'SF Express to your door',
      zh: '順豐速運（送貨上門）',
      cn: '顺丰速运（送货上门）',
    },
    description: {
      en: 'Signed for at the door, Monday to Saturday. Outlying islands on fixed weekdays.',
      zh: '星期一至六送貨，需簽收。離島按指定日子派送。',
      cn: '周一至周六派送，需签收。离岛按指定日期派送。',
    },
    rates: [rate('HK', 40, 3, 10, 800, [1, 2])],
    needs_point_code: false,
    tracking_url: sfTracking,
    position: 1,
  },
  {
    slug: 'sf-point',
    title: { en: 'SF station or locker', zh: '順豐站／智能櫃自取', cn: '顺丰站／智能柜自提' },
    description: {
      en: 'Give the point code, such as 852TAL. Lockers take up to 2 kg; coats go to a station.',
      zh: '請填寫自取點編號，例如852TAL。智能櫃上限2公斤，大褸請選順豐站。',
      cn: '请填写自提点编号，例如852TAL。智能柜上限2公斤，大衣请选顺丰站。',
    },
    rates: [rate('HK', 25, 2, 10, 500, [1, 2])],
    needs_point_code: true,
    tracking_url: sfTracking,
    position: 2,
  },
  {
    slug: 'sf-macau',
    title: { en: 'SF Express to Macau', zh: '順豐速運（澳門）', cn: '顺丰速运（澳门）' },
    description: {
      en: 'To the door or held at a Macau station.',
      zh: '送貨上門，或於澳門順豐站自取。',
      cn: '送货上门，或在澳门顺丰站自提。',
    },
    rates: [rate('MO', 60, 2, 15, 1500, [2, 4])],
    needs_point_code: false,
    tracking_url: sfTracking,
    position: 3,
  },
  {
    slug: 'sf-mainland',
    title: {
      en: 'SF Express to Mainland China',
      zh: '順豐速運（中國內地）',
      cn: '顺丰速运（内地）',
    },
    description: {
      en: 'The courier asks the recipient for an ID number for customs. Import tax, if any, is paid on delivery.',
      zh: '清關時速遞公司會向收件人索取身份證號碼；如需繳納進口稅，由收件人支付。',
      cn: '清关时快递公司会向收件人收集身份证号码；如产生进口税，由收件人承担。',
    },
    rates: [rate('CN', 70, 1, 25, 1500, [3, 6])],
    needs_point_code: false,
    tracking_url: sfTracking,
    position: 4,
  },
  {
    slug: 'hkpost-taiwan',
    title: {
      en: 'Hongkong Post Speedpost to Taiwan',
      zh: '香港郵政特快專遞（台灣）',
      cn: '香港邮政特快专递（台湾）',
    },
    description: {
      en: 'The recipient confirms the parcel in the EZ Way app for customs.',
      zh: '收件人須以「EZ WAY 易利委」應用程式確認報關。',
      cn: '收件人需在“EZ WAY 易利委”应用内确认报关。',
    },
    rates: [rate('TW', 110, 1, 40, 2000, [3, 5])],
    needs_point_code: false,
    // Hongkong Post's page takes no number in its URL.
    tracking_url: 'https://www.hongkongpost.hk/en/mail_tracking/index.html',
    position: 5,
  },
]

/** Fees in whole dollars, the base weight in kilograms; `perKilogram` applies to each further kilogram. */
function rate(
  country: string,
  base: number,
  baseKilograms: number,
  perKilogram: number,
  freeOver: number,
  [daysMin, daysMax]: readonly [number, number],
): CourierRate {
  return {
    country,
    base_cents: base * 100,
    base_grams: baseKilograms * 1000,
    step_cents: perKilogram * 100,
    step_grams: 1000,
    free_over_cents: freeOver * 100,
    days_min: daysMin,
    days_max: daysMax,
  }
}
