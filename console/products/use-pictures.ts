import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LocalizedText } from '#domain/locale.ts'
import { explainChange } from '../api/explain-conflict.ts'
import { callStaff, type StaffInput } from '../api/staff-api.ts'
import { showFailure } from '../parts/toasts.ts'
import { useSeenVersion } from '../parts/use-seen-version.ts'
import { writtenOf } from '../parts/written-text.ts'
import { productCalls, type Product } from './product-types.ts'

type Sent = StaffInput<'PUT /products/{id}/pictures'>['body']['pictures'][number]
export type PictureInput = Required<Omit<Sent, 'alt'>> & { alt: LocalizedText }

/**
 * The pictures in their order. Every change is saved at once, in the order in which it was made;
 * what is shown does not wait for the answer.
 */
export function usePictures(product: Product) {
  const queries = useQueryClient()
  const [pictures, setPictures] = useState<readonly PictureInput[]>(() => picturesOf(product))
  const current = useRef(pictures)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const seen = useSeenVersion(product.version, picturesOf(product))
  // One change follows another before this is rendered again.
  const version = useRef(seen.version)
  useEffect(() => {
    version.current = Math.max(version.current, seen.version)
  }, [seen.version])

  function saw(saved: Product) {
    version.current = saved.version
    seen.saw(saved.version, picturesOf(saved))
  }

  function change(edit: (before: readonly PictureInput[]) => readonly PictureInput[]) {
    current.current = edit(current.current)
    setPictures(current.current)
    const body = { pictures: current.current }
    line.current = line.current.then(() => send(body))
    return line.current
  }

  async function send(body: { pictures: readonly PictureInput[] }) {
    try {
      const sent = callStaff('PUT /products/{id}/pictures', {
        params: { id: product._id },
        body,
        ifMatch: version.current,
        idempotencyKey: crypto.randomUUID(),
      })
      saw(await explainChange(sent))
      await Promise.all(productCalls.map((call) => queries.invalidateQueries({ queryKey: [call] })))
    } catch (error) {
      showFailure(error)
      const saved = await callStaff('GET /products/{id}', { params: { id: product._id } })
      saw(saved)
      current.current = picturesOf(saved)
      setPictures(current.current)
    }
  }

  return { pictures, change }
}

function picturesOf({ pictures, title }: Product): PictureInput[] {
  return pictures.map(({ file_id, colour, view, alt, derived_cn: derived }) => ({
    file_id,
    colour,
    view: viewOf(view),
    // The title is what an empty text becomes, so it follows when the title changes.
    alt:
      alt.en === title.en && alt.zh === title.zh
        ? { en: '', zh: '', cn: '' }
        : writtenOf(alt, derived.includes('alt')),
  }))
}

export const pictureViews = ['front', 'back', 'detail', 'cloth', 'measure'] as const
type View = (typeof pictureViews)[number]

export function viewOf(name: string): View {
  return pictureViews.find((view) => view === name) ?? 'front'
}

/** The list with one entry at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
