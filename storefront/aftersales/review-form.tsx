import { useState, type FormEvent } from 'react'
import { withNote } from '#domain/with-note.ts'
import { Fieldset } from '#ui/field.tsx'
import { Radio } from '#ui/radio.tsx'
import { TextArea } from '#ui/text-input.tsx'
import { typedText } from '../forms/typed-text.ts'
import { useSending } from '../forms/use-sending.ts'
import { useLocale } from '../locale.ts'
import type { AftersalesMessages } from '../messages/en/aftersales.ts'
import type { OrderHandle } from '../order/order-query.ts'
import { sendReview, type ReviewDraft } from './aftersales-query.ts'
import { FormFoot } from './form-foot.tsx'
import { PicturesField } from './pictures-field.tsx'
import { RatingField } from './rating-field.tsx'
import { useMaxReviewPictures } from './use-max-review-pictures.ts'
import { usePictures } from './use-pictures.ts'

const fits = ['small', 'true', 'large'] as const

interface ReviewFormProps {
  productId: string
  name: string
  handle: OrderHandle
  messages: AftersalesMessages
  onSent: () => void
  onClose: () => void
}

export function ReviewForm({
  productId,
  name,
  handle,
  messages,
  onSent,
  onClose,
}: ReviewFormProps) {
  const locale = useLocale()
  const pictures = usePictures(useMaxReviewPictures())
  const [problems, setProblems] = useState<{ rating?: string; pictures?: string }>({})
  const { isBusy, error, send } = useSending<ReviewDraft>((content, idempotencyKey) =>
    sendReview({ locale, handle, content, idempotencyKey }),
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const rating = Number(typedText(typed, 'rating'))
    if (rating === 0) {
      setProblems({ rating: messages.needRating })
      form.querySelector<HTMLInputElement>('input[name=rating]')?.focus()
      return
    }
    setProblems({})
    const isSent = await send(async () => {
      const images = await pictures.settled()
      if (images === null) {
        setProblems({ pictures: messages.pictureMissing })
        return null
      }
      const comments = typedText(typed, 'comments')
      return { product_id: productId, rating, fit: fitIn(typed), comments, images }
    })
    if (isSent) onSent()
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={messages.reviewOf(name)}
      className="grid max-w-form gap-6 rounded-panel border border-line p-6"
      onSubmit={(event) => void submit(event)}
    >
      <h3 className="font-medium">{messages.reviewOf(name)}</h3>
      <RatingField messages={messages} error={problems.rating} onChange={() => setProblems({})} />
      <Fieldset legend={withNote(messages.fit, messages.optional, locale)}>
        {fits.map((fit) => (
          <Radio key={fit} name="fit" value={fit} label={messages.fits[fit]} />
        ))}
      </Fieldset>
      <TextArea
        label={messages.comments}
        note={messages.optional}
        hint={messages.signedAs}
        name="comments"
        rows={4}
        maxLength={2000}
      />
      {pictures.max > 0 ? (
        <PicturesField
          name="review-pictures"
          label={messages.reviewPictures}
          pictures={pictures}
          messages={messages}
          error={problems.pictures ?? null}
        />
      ) : null}
      <FormFoot {...{ words: messages, isBusy, error, onClose }} send={messages.sendReview} />
    </form>
  )
}

function fitIn(typed: FormData): ReviewDraft['fit'] {
  return fits.find((fit) => fit === typedText(typed, 'fit')) ?? null
}
