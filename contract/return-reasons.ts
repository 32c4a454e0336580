import type { LocalizedText } from '#domain/locale.ts'

/** Frequent reasons of customers to return something, as they choose them and staff read them. */
export const returnReasons = [
  { en: 'It does not fit', zh: '尺碼不合', cn: '尺码不合适' },
  { en: 'It is faulty or damaged', zh: '貨品有瑕疵或損壞', cn: '商品有瑕疵或损坏' },
  { en: 'It is not what I ordered', zh: '與所訂的貨品不符', cn: '与所订商品不符' },
  { en: 'I have changed my mind', zh: '改變主意', cn: '不想要了' },
] as const satisfies readonly LocalizedText[]

/** The reason whose customer may want another size instead. */
export const [wrongSize] = returnReasons
