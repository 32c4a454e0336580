import { useId, useState } from 'react'
import type { ChangeEvent, ComponentProps, DragEvent, ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { FieldError, Fieldset } from './field.tsx'
import { Icon } from './icon.tsx'
import { Progress } from './progress.tsx'

export interface DroppedFile {
  id: string
  name: string
  /** URL of a preview; a document icon is shown without one. */
  preview?: string
  /** Upload progress, 0 to 1. */
  progress?: number
  error?: string
}

interface FileDropTexts {
  label: string
  /** Accepted files: "JPG, PNG or PDF, up to 10 MB". */
  hint: string
  choose: string
  camera?: string
  drop: string
  removeOf: (name: string) => string
  retryOf: (name: string) => string
  progressOf: (name: string) => string
}

interface FileDropProps {
  texts: FileDropTexts
  name: string
  accept: string
  multiple?: boolean
  required?: boolean
  files: readonly DroppedFile[]
  error?: ReactNode
  onFiles: (files: File[]) => void
  onRemove: (id: string) => void
  onRetry: (id: string) => void
}

/**
 * Presentational: the parent validates, resizes and uploads. Without scripts it is a plain file
 * field.
 */
export function FileDrop(props: FileDropProps) {
  const { texts, name, accept, multiple, required, files, error, onFiles, onRemove, onRetry } =
    props
  const id = useId()
  const [over, setOver] = useState(false)

  function take(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])]
    // Cleared, so that the same file can be chosen again after removing it.
    event.target.value = ''
    if (chosen.length > 0) onFiles(chosen)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const dropped = [...event.dataTransfer.files]
    if (dropped.length > 0) onFiles(multiple ? dropped : dropped.slice(0, 1))
  }

  const shared = { accept, onChange: take, 'aria-describedby': `${id}-hint` }
  return (
    <Fieldset legend={texts.label} error={error}>
      <div
        className="drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className="drop-word needs-script">{texts.drop}</span>
        <div className="chips">
          <FileButton
            {...shared}
            {...{ name, multiple }}
            required={required && files.length === 0}
            icon="upload"
          >
            {texts.choose}
          </FileButton>
          {texts.camera ? (
            <FileButton {...shared} capture="environment" icon="camera">
              {texts.camera}
            </FileButton>
          ) : null}
        </div>
        <p className="field-hint" id={`${id}-hint`}>
          {texts.hint}
        </p>
      </div>
      <DropFiles {...{ files, texts, onRemove, onRetry }} />
    </Fieldset>
  )
}

type DropFilesProps = Pick<FileDropProps, 'files' | 'texts' | 'onRemove' | 'onRetry'>

/** The files on their way. A page that keeps a place for them shows them there instead. */
export function DropFiles({ files, ...handling }: DropFilesProps) {
  if (files.length === 0) return null
  return (
    <ul className="drop-files">
      {files.map((file) => (
        <FileLine key={file.id} file={file} {...handling} />
      ))}
    </ul>
  )
}

type FileButtonProps = ComponentProps<'input'> & { icon: 'upload' | 'camera'; children: string }

function FileButton({ icon, children, ...input }: FileButtonProps) {
  return (
    <label
      className={classes(
        'btn btn-ghost btn-small file-btn',
        input.capture && 'needs-script file-camera',
      )}
    >
      <Icon name={icon} />
      {children}
      <input {...input} type="file" />
    </label>
  )
}

interface FileLineProps extends Omit<DropFilesProps, 'files'> {
  file: DroppedFile
}

function FileLine({ file, texts, onRemove, onRetry }: FileLineProps) {
  return (
    <li className="drop-file">
      {file.preview ? (
        <img src={file.preview} alt="" width="56" height="56" />
      ) : (
        <span>
          <Icon name="document" />
        </span>
      )}
      <div>
        <p className="drop-name">{file.name}</p>
        {file.progress === undefined ? null : (
          <Progress label={texts.progressOf(file.name)} value={file.progress} />
        )}
        <div role="alert">
          <FieldError id={`${file.id}-error`}>{file.error}</FieldError>
        </div>
      </div>
      <div className="drop-actions">
        {file.error ? (
          <IconButton
            icon="retry"
            label={texts.retryOf(file.name)}
            onClick={() => onRetry(file.id)}
          />
        ) : null}
        <IconButton
          icon="trash"
          label={texts.removeOf(file.name)}
          onClick={() => onRemove(file.id)}
        />
      </div>
    </li>
  )
}
