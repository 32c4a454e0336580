import type { Locale } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showFailure } from '../parts/toasts.ts'
import { exampleMessages } from './example-messages.ts'
import { MessagePreview } from './message-preview.tsx'
import { sentMessages } from './sent-messages.ts'

interface ExampleDialogProps {
  id: string
  locale: Locale
  onClose: () => void
}

/** One example as its reader sees it; sent to oneself, it is seen in one's own mail program. */
export function ExampleDialog({ id, locale, onClose }: ExampleDialogProps) {
  const texts = useMessages(exampleMessages)
  const sent = useMessages(sentMessages)
  const example = useCall('GET /email-examples/{id}', { params: { id }, query: { locale } })
  const send = useWrite('POST /email-examples/{id}/send', {
    changes: [],
    onDone: () => showToast(texts.sent),
  })
  const found = example.data
  return (
    <PageDialog
      id="example"
      wide
      onClose={onClose}
      title={found ? sent.kinds[found.kind] : texts.title}
      footer={
        <div className="form-buttons">
          <Button
            icon="mail"
            busy={send.isPending}
            onClick={() =>
              send.mutate({ params: { id }, body: { locale } }, { onError: showFailure })
            }
          >
            {texts.send}
          </Button>
        </div>
      }
    >
      <QueryState query={example}>
        {({ subject, text, preview_url: url }) => (
          <div className="grid gap-3">
            <p className="font-medium break-words">{subject}</p>
            <MessagePreview text={text} emailUrl={url} label={texts.example} />
          </div>
        )}
      </QueryState>
    </PageDialog>
  )
}
