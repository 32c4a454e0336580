import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import { statementMessages } from './statement-messages.ts'

/** A statement without a file: its table, copied from somewhere else. */
export function PasteTable({ onRead }: { onRead: (text: string) => void }) {
  const texts = useMessages(statementMessages)
  const [text, setText] = useState('')
  return (
    <div className="grid gap-3">
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        rows={3}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text.trim() === '' ? null : (
        <div className="form-buttons">
          <Button kind="ghost" onClick={() => onRead(text)}>
            {texts.readPasted}
          </Button>
        </div>
      )}
    </div>
  )
}
