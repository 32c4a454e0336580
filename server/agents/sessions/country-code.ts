/** Two letters; names of the shop's own country, as they are often written, count as its code. */
export function countryCode(typed: string): string {
  const plain = typed.trim().toUpperCase()
  const isHongKong = ['HKG', 'HONG KONG', 'HONG KONG SAR', '香港'].includes(plain)
  return isHongKong ? 'HK' : plain
}
