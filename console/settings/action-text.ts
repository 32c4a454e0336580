import type { ActionTexts } from './action-messages.ts'

/** `product_changed` in words; the code itself if a word is missing. */
export function actionText(action: string, { things, acts, order }: ActionTexts): string {
  const thing = longestStart(action, things)
  if (!thing) return action
  const [start, noun] = thing
  const verb = Object.entries(acts).find(([name]) => name === action.slice(start.length + 1))
  return verb ? capital(order(noun, verb[1])) : action
}

function longestStart(action: string, words: Readonly<Record<string, string>>) {
  return Object.entries(words)
    .filter(([name]) => action.startsWith(`${name}_`))
    .toSorted(([one], [other]) => other.length - one.length)[0]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
