/** A quantity that can be sold at once. */
export function isLineQuantity(number: number | null): number is number {
  return number !== null && Number.isInteger(number) && number >= 1 && number <= 999
}
