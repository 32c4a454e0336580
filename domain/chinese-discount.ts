/** Chinese names what is left to pay: 10% off is 9 折, 15% off is 85 折. */
export function discountInChinese(percent: number): string {
  const left = Math.round((100 - percent) * 100) / 100
  return `${left < 10 || left % 10 === 0 ? left / 10 : left} 折`
}
