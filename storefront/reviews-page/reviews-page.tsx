import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { productPath, reviewsPath } from '../paths.ts'
import type { ReviewsPageView } from './load-reviews.ts'
import { Fits } from '../reviews/fits.tsx'
import { RatingBars } from '../reviews/rating-bars.tsx'
import { ReviewItem } from '../reviews/review-item.tsx'
import { reviewsQuery, type ReviewsSearch } from './reviews-search.ts'

type HrefOf = (change: Partial<ReviewsSearch>) => string

export function ReviewsPage({ view }: { view: ReviewsPageView }) {
  const { catalogue, product: text } = useMessages()
  const { reviews: messages } = useShoppingMessages()
  const path = useLocalePath()
  const { product, summary, search, items, pages } = view
  const base = path(reviewsPath(product))
  const hrefOf: HrefOf = (change) => base + reviewsQuery({ ...search, page: 1, ...change })
  return (
    <main id="content" className="page listing">
      <Breadcrumbs
        label={catalogue.crumbs}
        crumbs={[
          { title: catalogue.home, href: path('/') },
          { title: product.title, href: path(productPath(product)) },
          { title: text.reviews },
        ]}
      />
      <header className="listing-head">
        <h1>{messages.title(product.title)}</h1>
      </header>
      {summary.average === null ? (
        <p>{text.noReviews}</p>
      ) : (
        <div className="reviews">
          <div className="grid gap-6">
            <div>
              <p className="reviews-average">
                {text.average(summary.average)} <span>{text.reviewCount(summary.count)}</span>
              </p>
              <RatingBars
                summary={summary}
                current={search.rating}
                hrefOf={(rating) => hrefOf({ rating: rating === search.rating ? null : rating })}
              />
            </div>
            <Fits fits={view.fits} />
          </div>
          <div className="grid gap-4">
            <Filters view={view} hrefOf={hrefOf} />
            <output>{messages.shown(view.total)}</output>
            {items.length === 0 ? <p>{messages.none}</p> : null}
            <ol>
              {items.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ol>
            <Pagination
              label={messages.pages}
              page={search.page}
              pages={pages}
              hrefOf={(page) => hrefOf({ page })}
              previousLabel={messages.newer}
              nextLabel={messages.older}
              pageLabel={messages.page}
            />
          </div>
        </div>
      )}
    </main>
  )
}

function Filters({ view, hrefOf }: { view: ReviewsPageView; hrefOf: HrefOf }) {
  const { catalogue, product: text } = useMessages()
  const { reviews: messages } = useShoppingMessages()
  const { search, sizes, pictured } = view
  const { rating, size: chosen, hasPictures } = search
  const isAll = rating === null && chosen === null && !hasPictures
  return (
    <nav aria-label={messages.filter} className="chips">
      <ChipLink href={hrefOf({ rating: null, size: null, hasPictures: false })} current={isAll}>
        {messages.all}
      </ChipLink>
      {rating === null ? null : (
        <ChipLink href={hrefOf({ rating: null })} current>
          {text.stars(rating)}
        </ChipLink>
      )}
      {pictured > 0 ? (
        <ChipLink href={hrefOf({ hasPictures: !hasPictures })} current={hasPictures}>
          {messages.withPictures(pictured)}
        </ChipLink>
      ) : null}
      {sizes.map(({ size, count }) => (
        <ChipLink
          key={size}
          href={hrefOf({ size: size === chosen ? null : size })}
          current={size === chosen}
        >
          {messages.size(catalogue.sizeTitle(size), count)}
        </ChipLink>
      ))}
    </nav>
  )
}
