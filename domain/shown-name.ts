/** Letters, with the marks that stand between names; a full stop only after an initial. */
const namePattern = /^\p{L}(?:[\p{L}\p{M} '’·-]|\.(?= |$))*$/u

/** Whether a name may stand on a page that others see: no address, number or markup. */
export function isShownName(text: string): boolean {
  return text.length <= 40 && namePattern.test(text)
}
