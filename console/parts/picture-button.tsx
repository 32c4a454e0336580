import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { uploadImage, type Uploaded } from '../api/upload-image.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'
import { showFailure } from './toasts.ts'

interface PictureButtonProps {
  label: string
  /** Called for each picture, in the order they were chosen. */
  onUpload: (picture: Uploaded, file: File) => void
  /** A public one unless told otherwise. */
  upload?: (file: File) => Promise<Uploaded>
  multiple?: boolean
}

/** Uploads pictures from this device. */
export function PictureButton(props: PictureButtonProps) {
  const { label, onUpload, upload = uploadImage, multiple = false } = props
  const { uploading } = useMessages(partMessages)
  const [isUploading, setUploading] = useState(false)

  async function uploadAll(files: readonly File[]) {
    setUploading(true)
    try {
      for (const file of files) onUpload(await upload(file), file)
    } catch (error) {
      showFailure(error)
    } finally {
      setUploading(false)
    }
  }

  return (
    <label className="btn btn-ghost btn-small file-btn">
      <Icon name="upload" />
      {isUploading ? uploading : label}
      <input
        type="file"
        multiple={multiple}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Cleared, so that the same file can be chosen again.
          currentTarget.value = ''
          void uploadAll(files)
        }}
      />
    </label>
  )
}
