import { useState } from 'react'
import { useNavigate } from 'react-router'
import { changeProduct } from '#contract/staff/products.ts'
import { localize } from '#domain/locale.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { DateTimeField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { showFailure } from '../parts/toasts.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { productMessages } from './messages.ts'
import { missingParts } from './missing-parts.ts'
import { isComing } from './product-state.tsx'
import { productCalls, shopPath, type Product } from './product-types.ts'

export function ProductActions({ product }: { product: Product }) {
  const texts = useMessages(productMessages)
  const language = useLanguage()
  const name = localize(product.title, language)
  const [asks, setAsks] = useState<'publish' | 'archive' | null>(null)
  const write = useWrite('PUT /products/{id}/status', { changes: productCalls })
  const navigate = useNavigate()
  const copy = useWrite('POST /products/{id}/copies', { changes: productCalls })
  const { status } = product

  async function makeCopy() {
    try {
      const { _id } = await copy.mutateAsync({ params: { id: product._id } })
      void navigate(`/products/${_id}`)
      showToast(texts.copied)
    } catch (error) {
      showFailure(error)
    }
  }

  async function set(next: Product['status']) {
    setAsks(null)
    try {
      await write.mutateAsync({ params: { id: product._id }, body: { status: next } })
      showToast(texts.statusDone[next])
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <>
      {status === 'active' && !isComing(product) ? (
        <ButtonLink href={shopPath(product)} target="_blank" kind="ghost" small icon="external">
          {texts.seeInShop}
        </ButtonLink>
      ) : null}
      <Button kind="ghost" small busy={copy.isPending} onClick={() => void makeCopy()}>
        {texts.copy}
      </Button>
      {status === 'archived' ? null : (
        <Button kind="ghost" small onClick={() => setAsks('archive')}>
          {texts.archive}
        </Button>
      )}
      {status === 'draft' ? (
        <Button small onClick={() => setAsks('publish')}>
          {texts.publish}
        </Button>
      ) : (
        <Button kind="ghost" small busy={write.isPending} onClick={() => void set('draft')}>
          {status === 'active' ? texts.toDraft : texts.restore}
        </Button>
      )}
      {asks === 'publish' ? (
        <PublishDialog product={product} name={name} onClose={() => setAsks(null)} />
      ) : null}
      <ConfirmDialog
        isOpen={asks === 'archive'}
        title={texts.archiveTitle(name)}
        action={texts.archive}
        onConfirm={() => void set('archived')}
        onClose={() => setAsks(null)}
      >
        {texts.archiveText}
      </ConfirmDialog>
    </>
  )
}

interface PublishDialogProps {
  product: Product
  name: string
  onClose: () => void
}

function PublishDialog({ product, name, onClose }: PublishDialogProps) {
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
