import { changeProduct } from '#contract/staff/products.ts'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { DateTimeField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { missingParts } from './missing-parts.ts'
import { productMessages } from './messages.ts'
import { productCalls, type Product } from './product-types.ts'

interface PublishDialogProps {
  product: Product
  name: string
  onClose: () => void
}

export function PublishDialog({ product, name, onClose }: PublishDialogProps) {
  const texts = useMessages(productMessages)
  const setTime = useWrite('PUT /products/{id}', { changes: productCalls })
  const setStatus = useWrite('PUT /products/{id}/status', { changes: productCalls })
  const params = { id: product._id }
  const isLater = isAhead(product.published_at)
  const { form, submit } = useContractForm({
    shape: bodyOf(changeProduct),
    defaults: { published_at: isLater ? product.published_at : undefined },
    async save({ published_at }) {
      // A draft made last week is new today: without a time, it is on sale from now.
      await setTime.mutateAsync({
        params,
        body: { published_at: published_at ?? new Date().toISOString() },
      })
      await setStatus.mutateAsync({ params, body: { status: 'active' } })
      showToast(texts.published)
      onClose()
    },
  })
  const missing = missingParts(product)
  const isTimed = Boolean(form.watch('published_at'))
  return (
    <FormDialog
      id="publish"
      title={texts.publishTitle(name)}
      {...{ form, submit, onClose }}
      saveLabel={isTimed ? texts.publishAt : texts.publishNow}
    >
      {missing.length > 0 ? (
        <Notice tone="warn" live="status">
          {texts.lacks(missing.map((part) => texts.complete[part]))}
        </Notice>
      ) : null}
      <p className="text-ink-2">{texts.nowOrPast}</p>
      <DateTimeField form={form} name="published_at" label={texts.when} isLeftOut />
    </FormDialog>
  )
}

function isAhead(at: string): boolean {
  return Date.parse(at) > Date.now()
}
