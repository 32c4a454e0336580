import type { PictureCopy } from '#db/json-types.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { presentPicture } from '../platform/files/pictures.ts'
import type { EntryType } from './content-entry.ts'

interface StaffEntryRow {
  id: string
  slug: string
  status: 'DRAFT' | 'ACTIVE' | 'ARCHIVED'
  type: EntryType
  title: LocalizedText
  description: LocalizedText
  body: LocalizedText
  author: LocalizedText
  tags: LocalizedText[]
  product_handles: string[]
  position: number
  published_at: Date
  created_at: Date
  updated_at: Date
  pictures: PictureCopy[]
  category_ids: { category_id: string }[]
  library_id: string | null
}

/** Shows an entry as staff wrote it, without translations filled in. */
export function presentStaffEntry(row: StaffEntryRow) {
  const { id, pictures, category_ids, ...rest } = row
  return {
    ...rest,
    _id: id,
    category_ids: category_ids.map(({ category_id }) => category_id),
    images: pictures.map(presentPicture),
    published_at: row.published_at.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
