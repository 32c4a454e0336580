import type { ActionTexts } from './action-messages.ts'

/** `product_changed` in words; the code itself if a word is missing. */
export function actionText(action: string, { things, acts, order }: ActionTexts): string {
  const thing = longestStart(action, things)
  if (!thing) return action
  const [start, noun] = thing
  const words: Readonly<Record<string, string>> = acts
  const verb = words[action] ?? words[action.slice(start.length + 1)]
  return verb === undefined ? action : capital(order(noun, verb))
}

function longestStart(action: string, words: Readonly<Record<string, string>>) {
  return Object.entries(words)
    .filter(([name]) => action.startsWith(`${name}_`))
    .toSorted(([one], [other]) => other.length - one.length)[0]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
