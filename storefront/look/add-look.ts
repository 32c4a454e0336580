import { addToCart } from '../cart/add-to-cart.ts'
import type { Messages } from '../messages/messages.ts'
import { variantOf } from '../product/choice.ts'
import type { LookPiece } from './chosen-look.ts'

interface AddedLook {
  /** Product ids. */
  added: readonly string[]
  refused: readonly { title: string; reason: string }[]
}

/** One after another: a piece that is refused keeps none of the others out of the cart. */
export async function addLook(
  pieces: readonly LookPiece[],
  messages: Messages,
): Promise<AddedLook> {
  const added: string[] = []
  const refused: { title: string; reason: string }[] = []
  for (const { product, choice, isTaken } of pieces) {
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
