import { useEffect, useRef, useState } from 'react'
import type { DroppedFile } from '#ui/file-drop.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { maxPictureBytes, pictureProblem } from './picture-problem.ts'
import { pictureTypes, preparePicture } from './shrink-picture.ts'
import { uploadPicture } from './upload-picture.ts'

export interface PictureUpload {
  files: DroppedFile[]
  isSent: boolean
  take: (files: readonly File[]) => void
  retry: () => void
  remove: () => void
}

/** Handles one picture at a time: shrinks it, uploads it and passes its id to `deliver`. */
export function usePictureUpload(deliver: (fileId: string) => Promise<void>): PictureUpload {
  const locale = useLocale()
  const messages = useLazyMessages()
  const [file, setFile] = useState<(DroppedFile & { source: File }) | null>(null)
  const [isSent, setSent] = useState(false)
  const underway = useRef<AbortController | null>(null)

  // A preview URL keeps the picture in memory until it is revoked.
  useEffect(() => {
    const preview = file?.preview
    return preview === undefined ? undefined : () => URL.revokeObjectURL(preview)
  }, [file?.preview])

  useEffect(() => () => underway.current?.abort(), [])

  async function send(source: File) {
    underway.current?.abort()
    const controller = new AbortController()
    underway.current = controller
    const notify = (news: Partial<DroppedFile>) => {
      if (!controller.signal.aborted) setFile((before) => before && { ...before, ...news })
    }
    try {
      const prepared = await preparePicture(source)
      if (prepared.picture.size > maxPictureBytes) return notify({ error: messages.order.tooLarge })
      const onProgress = (progress: number) => notify({ progress })
      const id = await uploadPicture(locale, prepared, source.name, onProgress, controller.signal)
      await deliver(id)
      if (controller.signal.aborted) return
      setSent(true)
      setFile(null)
    } catch (error) {
      notify({ error: pictureProblem(error, messages), progress: undefined })
    }
  }

  function start(source: File) {
    const isPicture = pictureTypes.includes(source.type)
    setSent(false)
    setFile({
      id: 'picture',
      name: source.name,
      source,
      progress: 0,
      ...(isPicture && { preview: URL.createObjectURL(source) }),
    })
    void send(source)
  }

  return {
    files: file ? [file] : [],
    isSent,
    take: ([source]) => source && start(source),
    retry: () => file && start(file.source),
    remove() {
      underway.current?.abort()
      setFile(null)
    },
  }
}
