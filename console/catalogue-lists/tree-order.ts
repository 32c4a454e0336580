interface Node {
  _id: string
  parent_id: string | null
  position: number
}

/** Each node before those below it, siblings by their positions. */
export function inTreeOrder<Tree extends Node>(
  all: readonly Tree[],
  parentId: string | null = null,
): Tree[] {
  return all
    .filter((node) => node.parent_id === parentId)
    .toSorted((one, other) => one.position - other.position)
    .flatMap((node) => [node, ...inTreeOrder(all, node._id)])
}
