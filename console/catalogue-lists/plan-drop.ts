interface Node {
  _id: string
  parent_id: string | null
  position: number
}

/** Where on a line something is dropped: at its edges next to it, in the middle below it. */
export type DropPlace = 'before' | 'inside' | 'after'

export interface Placing {
  id: string
  position: number
  /** Only of the one that was dragged, and only if it changes. */
  parent_id?: string | null
}

/**
 * What changes when a node of a tree is dropped on another one; the dragged one comes first. Empty
 * if it would end up below itself.
 */
export function planDrop(
  all: readonly Node[],
  draggedId: string,
  targetId: string,
  place: DropPlace,
): Placing[] {
  const dragged = all.find(({ _id }) => _id === draggedId)
  const target = all.find(({ _id }) => _id === targetId)
  if (!dragged || !target || isBelow(all, target, draggedId)) return []
  const parentId = place === 'inside' ? target._id : target.parent_id
  const siblings = all.filter((node) => node.parent_id === parentId && node !== dragged)
  const beside = siblings.indexOf(target)
  const at = place === 'inside' ? siblings.length : place === 'before' ? beside : beside + 1
  const placed = siblings.toSpliced(at, 0, dragged).map((node, index) => ({
    node,
    placing: {
      id: node._id,
      position: index + 1,
      ...(node.parent_id !== parentId && { parent_id: parentId }),
    },
  }))
  return placed
    .filter(({ node, placing }) => node.position !== placing.position || 'parent_id' in placing)
    .map(({ placing }) => placing)
    .toSorted((one, other) => Number(other.id === draggedId) - Number(one.id === draggedId))
}

function isBelow(all: readonly Node[], node: Node, ancestorId: string): boolean {
  if (node._id === ancestorId) return true
  const parent = all.find(({ _id }) => _id === node.parent_id)
  return parent !== undefined && isBelow(all, parent, ancestorId)
}

/** By the third of the line that the pointer is in. */
export function dropPlace(pointerY: number, { top, height }: DOMRect): DropPlace {
  const share = (pointerY - top) / height
  if (share < 1 / 3) return 'before'
  return share > 2 / 3 ? 'after' : 'inside'
}
