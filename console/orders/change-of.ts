import type { StaffOrder } from './order-state.tsx'

/** Input of a call that changes the order as it was seen; of a newer one it is refused. */
export function changeOf<Body>(
  { _id: id, version }: Pick<StaffOrder, '_id' | 'version'>,
  body: Body,
) {
  return { params: { id }, body, ifMatch: version }
}
