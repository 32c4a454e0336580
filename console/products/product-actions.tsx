import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localize } from '#domain/locale.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { showFailure } from '../parts/toasts.ts'
import { productMessages } from './messages.ts'
import { isComing } from './product-state.tsx'
import { productCalls, shopPath, type Product } from './product-types.ts'
import { PublishDialog } from './publish-dialog.tsx'

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
