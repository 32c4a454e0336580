import { discountInChinese } from '#domain/chinese-discount.ts'
import { formatMoney } from '#domain/format-money.ts'
import type { Locale, LocalizedText } from '#domain/locale.ts'
import type { Cents } from '#domain/money.ts'
import type { PromotionHint } from '#domain/pricing/hints.ts'
import type { Bundle, GlobalPromotion } from '#domain/pricing/pricing-input.ts'

type Sentence = (locale: Locale) => string

/** Hint at a promotion: “Add 1 more to get one free”. */
export function hintSentence(hint: PromotionHint): LocalizedText {
  const { missing } = hint
  return inAllLocales((locale) => {
    const reward = rewardText(hint.reward, locale)
    const { en, zh, cn } =
      missing.kind === 'spend' ? moreMoney(missing.amount) : moreItems(missing.count)
    return { en: `${en} ${reward}`, zh: `${zh}，${reward}`, cn: `${cn}，${reward}` }[locale]
  })
}

/** Offer of a promotion: “Buy 2, get 1 free”. */
export function promotionSentence(
  { effect, minSpend, minQuantity }: Pick<GlobalPromotion, 'effect' | 'minSpend' | 'minQuantity'>,
  tierTitles: readonly LocalizedText[],
): LocalizedText {
  return inAllLocales((locale) => {
    const { from, pieces, members, comma } = words[locale]
    const terms = [
      tierTitles.length > 0 ? members(tierTitles.map((title) => title[locale])) : null,
      minSpend === null ? null : from(formatMoney(minSpend, locale)),
      minQuantity === null ? null : pieces(minQuantity),
    ].filter((part) => part !== null)
    const offer = effectText(effect, locale)
    return (locale === 'en' ? [offer, ...terms] : [...terms, offer]).join(comma)
  })
}

function moreMoney(amount: Cents): LocalizedText {
  return inAllLocales((locale) => words[locale].spendMore(formatMoney(amount, locale)))
}

function moreItems(count: number): LocalizedText {
  return inAllLocales((locale) => words[locale].addMore(count))
}

function rewardText(reward: PromotionHint['reward'], locale: Locale): string {
  const say = words[locale]
  if (reward.kind === 'percent') return say.forPercent(reward.percent)
  if (reward.kind === 'amount') return say.forAmount(formatMoney(reward.amount, locale))
  if (reward.kind === 'free_shipping') return say.forDelivery
  if (reward.kind === 'gift') return say.forGift
  if (reward.kind === 'buy_get') return say.forItems(reward.get, reward.percent)
  return say.forSet(setPrice(reward.off, locale))
}

function effectText(effect: GlobalPromotion['effect'], locale: Locale): string {
  const say = words[locale]
  if (effect.kind === 'percent') return say.percentOff(effect.percent)
  if (effect.kind === 'amount') return say.amountOff(formatMoney(effect.amount, locale))
  if (effect.kind === 'free_shipping') return say.freeDelivery
  if (effect.kind === 'gift') return say.freeGift
  if (effect.kind === 'buy_get') {
    const { buy, get, percent } = effect
    const offer = say.buyGet(buy, get, percent)
    return effect.getScope === null ? `${offer}${say.cheapest(get, buy + get)}` : offer
  }
  if (effect.kind === 'spend_steps') {
    return effect.steps
      .map(({ from, percent }) => say.step(formatMoney(from, locale), percent))
      .join(say.semicolon)
  }
  const count = effect.parts.reduce((sum, { qty }) => sum + qty, 0)
  return say.set(count, setPrice(effect.off, locale))
}

function setPrice(off: Bundle['off'], locale: Locale): string {
  return off.kind === 'price'
    ? formatMoney(off.price, locale)
    : words[locale].percentOff(off.percent)
}

const english = {
  comma: ', ',
  semicolon: '; ',
  members: (titles: readonly string[]) => `${titles.join(' and ')} only`,
  from: (money: string) => `from ${money}`,
  pieces: (count: number) => `from ${count} items`,
  spendMore: (money: string) => `Spend ${money} more`,
  addMore: (count: number) => `Add ${count} more`,
  percentOff: (percent: number) => `${percent}% off`,
  amountOff: (money: string) => `${money} off`,
  freeDelivery: 'Free delivery',
  freeGift: 'A free gift',
  buyGet: (buy: number, get: number, percent: number) =>
    `Buy ${buy}, get ${get} ${percent === 100 ? 'free' : `at ${percent}% off`}`,
  cheapest: (get: number, of: number) =>
    ` (the cheapest${get === 1 ? '' : ` ${get}`} of every ${of})`,
  step: (money: string, percent: number) => `${percent}% off from ${money}`,
  set: (count: number, price: string) => `Set of ${count}: ${price}`,
  forPercent: (percent: number) => `for ${percent}% off`,
  forAmount: (money: string) => `for ${money} off`,
  forDelivery: 'for free delivery',
  forGift: 'for a free gift',
  forItems: (count: number, percent: number) =>
    `to get ${count === 1 ? 'one' : count} ${percent === 100 ? 'free' : `at ${percent}% off`}`,
  forSet: (price: string) => `to complete the set: ${price}`,
}

type Words = typeof english

const traditional: Words = {
  comma: '，',
  semicolon: '；',
  members: (titles) => `${titles.join('、')}專享`,
  from: (money) => `滿 ${money}`,
  pieces: (count) => `滿 ${count} 件`,
  spendMore: (money) => `再買 ${money}`,
  addMore: (count) => `再加 ${count} 件`,
  percentOff: (percent) => (percent === 100 ? '免費' : discountInChinese(percent)),
  amountOff: (money) => `減 ${money}`,
  freeDelivery: '免運費',
  freeGift: '送贈品',
  buyGet: (buy, get, percent) =>
    percent === 100
      ? `買 ${buy} 送 ${get}`
      : `買 ${buy} 件，另 ${get} 件 ${discountInChinese(percent)}`,
  cheapest: (get, of) => `（每 ${of} 件中價錢最低的 ${get} 件）`,
  step: (money, percent) => `滿 ${money} 享 ${discountInChinese(percent)}`,
  set: (count, price) => `一套 ${count} 件 ${price}`,
  forPercent: (percent) => `即享 ${discountInChinese(percent)}`,
  forAmount: (money) => `即減 ${money}`,
  forDelivery: '即享免運費',
  forGift: '即送贈品',
  forItems: (count, percent) =>
    percent === 100 ? `即有 ${count} 件免費` : `即有 ${count} 件 ${discountInChinese(percent)}`,
  forSet: (price) => `湊齊一套即享 ${price}`,
}

const simplified: Words = {
  comma: '，',
  semicolon: '；',
  members: (titles) => `${titles.join('、')}专享`,
  from: (money) => `满 ${money}`,
  pieces: (count) => `满 ${count} 件`,
  spendMore: (money) => `再买 ${money}`,
  addMore: (count) => `再加 ${count} 件`,
  percentOff: (percent) => (percent === 100 ? '免费' : discountInChinese(percent)),
  amountOff: (money) => `减 ${money}`,
  freeDelivery: '免运费',
  freeGift: '送赠品',
  buyGet: (buy, get, percent) =>
    percent === 100
      ? `买 ${buy} 送 ${get}`
      : `买 ${buy} 件，另 ${get} 件 ${discountInChinese(percent)}`,
  cheapest: (get, of) => `（每 ${of} 件中价格最低的 ${get} 件）`,
  step: (money, percent) => `满 ${money} 享 ${discountInChinese(percent)}`,
  set: (count, price) => `一套 ${count} 件 ${price}`,
  forPercent: (percent) => `即享 ${discountInChinese(percent)}`,
  forAmount: (money) => `立减 ${money}`,
  forDelivery: '即享免运费',
  forGift: '即送赠品',
  forItems: (count, percent) =>
    percent === 100 ? `即有 ${count} 件免费` : `即有 ${count} 件 ${discountInChinese(percent)}`,
  forSet: (price) => `凑齐一套即享 ${price}`,
}

const words: Readonly<Record<Locale, Words>> = { en: english, zh: traditional, cn: simplified }

function inAllLocales(say: Sentence): LocalizedText {
  return { en: say('en'), zh: say('zh'), cn: say('cn') }
}
