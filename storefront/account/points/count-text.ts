/** 12,450, and −500 with a true minus sign: the same in all three languages. */
export function countText(count: number): string {
  return count.toLocaleString('en').replace('-', '−')
}

/** +500 or −500. */
export function changeText(count: number): string {
  return count > 0 ? `+${countText(count)}` : countText(count)
}
