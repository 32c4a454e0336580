import { useEffect, useRef, useState } from 'react'
import { maxPictures } from '#domain/aftersales/max-pictures.ts'
import { randomText } from '#domain/ids.ts'
import type { DroppedFile } from '#ui/file-drop.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { maxPictureBytes, pictureProblem } from '../uploads/picture-problem.ts'
import { pictureTypes, preparePicture } from '../uploads/shrink-picture.ts'
import { uploadPicture } from '../uploads/upload-picture.ts'

interface Upload {
  source: File
  controller: AbortController
  /** The file's id; null if the upload failed. */
  done: Promise<string | null>
}

export interface Pictures {
  files: readonly DroppedFile[]
  isTooMany: boolean
  max: number
  take: (files: readonly File[]) => void
  retry: (id: string) => void
  remove: (id: string) => void
  /** Waits for all uploads; null if any failed. */
  settled: () => Promise<string[] | null>
}

/** Up to `max` pictures, uploaded in parallel as soon as they are chosen. */
export function usePictures(max = maxPictures): Pictures {
  const locale = useLocale()
  const messages = useLazyMessages()
  const [files, setFiles] = useState<readonly DroppedFile[]>([])
  const [isTooMany, setTooMany] = useState(false)
  const uploads = useRef(new Map<string, Upload>())
  const previews = useRef<string[]>([])

  useEffect(() => {
    const underway = uploads.current
    const kept = previews.current
    return () => {
      for (const { controller } of underway.values()) controller.abort()
      for (const preview of kept) URL.revokeObjectURL(preview)
    }
  }, [])

  const update = (id: string, change: Partial<DroppedFile>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...change } : file)))

  async function send(id: string, source: File, signal: AbortSignal): Promise<string | null> {
    try {
      const prepared = await preparePicture(source)
      if (prepared.picture.size > maxPictureBytes) throw new RangeError(messages.order.tooLarge)
      const onProgress = (progress: number) => update(id, { progress })
      const fileId = await uploadPicture(locale, prepared, source.name, onProgress, signal)
      update(id, { progress: undefined })
      return fileId
    } catch (error) {
      if (signal.aborted) return null
      const text = error instanceof RangeError ? error.message : pictureProblem(error, messages)
      update(id, { error: text, progress: undefined })
      return null
    }
  }

  function start(id: string, source: File) {
    const controller = new AbortController()
    update(id, { error: undefined, progress: 0 })
    uploads.current.set(id, { source, controller, done: send(id, source, controller.signal) })
  }

  function take(chosen: readonly File[]) {
    const room = max - files.length
    setTooMany(chosen.length > room)
    for (const source of chosen.slice(0, room)) {
      const id = `picture-${randomText(8)}`
      const isPicture = pictureTypes.includes(source.type)
      const preview = isPicture ? URL.createObjectURL(source) : undefined
      if (preview) previews.current.push(preview)
      setFiles((before) => [...before, { id, name: source.name, ...(preview && { preview }) }])
      start(id, source)
    }
  }

  return {
    files,
    isTooMany,
    max,
    take,
    retry(id) {
      const upload = uploads.current.get(id)
      if (upload) start(id, upload.source)
    },
    remove(id) {
      uploads.current.get(id)?.controller.abort()
      uploads.current.delete(id)
      setTooMany(false)
      setFiles((before) => before.filter((file) => file.id !== id))
    },
    async settled() {
      const ids = await Promise.all([...uploads.current.values()].map(({ done }) => done))
      const arrived = ids.filter((id) => id !== null)
      return arrived.length === ids.length ? arrived : null
    },
  }
}
