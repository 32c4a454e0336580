import { addToCart } from '../cart/add-to-cart.ts'
import type { Messages } from '../messages/messages.ts'
import { variantOf } from '../product/choice.ts'
import type { LookItem } from './chosen-look.ts'

interface AddedLook {
  /** Product ids. */
  added: readonly string[]
  refused: readonly { title: string; reason: string }[]
}

/** One after another: a item that is refused keeps none of the others out of the cart. */
export async function addLook(items: readonly LookItem[], messages: Messages): Promise<AddedLook> {
  const added: string[] = []
  const refused: { title: string; reason: string }[] = []
  for (const { product, choice, isTaken } of items) {
    const variant = variantOf(product, choice)
    if (!isTaken || !variant) continue
    try {
      await addToCart(variant.id, 1)
      added.push(product.id)
    } catch (error) {
      refused.push({ title: product.title, reason: await reasonOf(error, messages) })
    }
  }
  return { added, refused }
}

/** The cart's code knows every refusal, and has been loaded unless there is no connection. */
async function reasonOf(error: unknown, messages: Messages): Promise<string> {
  try {
    const { refusalText } = await import('../cart/refusal-text.ts')
    return refusalText(error, messages)
  } catch {
    return messages.errors.noConnection
  }
}
