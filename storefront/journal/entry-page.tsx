import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Picture } from '#ui/picture.tsx'
import { HtmlProse } from '#ui/html-prose.tsx'
import { ContentsList } from '../content/content-sections.tsx'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { fileUrl, sources } from '../pictures/picture-files.ts'
import { ProductRow } from '../product/product-row.tsx'
import { ShareButton } from '../product/share-button.tsx'
import { useZoom } from '../zoom/use-zoom.tsx'
import { Comments } from './comments.tsx'
import { LikeButton } from './like-button.tsx'
import { EntryCards } from './entry-card.tsx'
import type { EntryView } from './entry-view.ts'

export function EntryPage({ story: entry }: { story: EntryView }) {
  const { content } = useMessages()
  const { journal: messages } = useLazyMessages()
  const path = useLocalePath()
  const { title, shelf, related } = entry
  return (
    <main id="content" className="page story-page">
      <Breadcrumbs
        label={content.breadcrumbs}
        crumbs={[
          { title: content.home, href: path('/') },
          { title: shelf.title, href: path(shelf.path) },
          { title },
        ]}
      />
      <article>
        <EntryHead story={entry} />
        <ContentsList sections={entry.headings} />
        <HtmlProse html={entry.html} />
        <footer>
          {entry.tags.length > 0 ? (
            <ul className="chips" aria-label={messages.tags}>
              {entry.tags.map((tag) => (
                <li key={tag} className="chip">
                  {tag}
                </li>
              ))}
            </ul>
          ) : null}
          <div className="story-deeds">
            <LikeButton story={entry} />
            <p className="needs-script">
              <ShareButton title={title} />
            </p>
          </div>
        </footer>
      </article>
      <ProductRow title={messages.garments} cards={entry.garments} />
      {entry.kind === 'post' ? <Comments postId={entry.id} given={entry.comments} /> : null}
      {related.length > 0 ? (
        <section className="story-related">
          <h2>{messages.related}</h2>
          <EntryCards stories={related} level={3} />
        </section>
      ) : null}
    </main>
  )
}

// One across, or two of which the first is twice as wide and the second cropped: journal.css.
const oneAcross = '(width < 577px) 100vw, (width < 1107px) 94vw, 1040px'
const twoAcross = '(width < 577px) 100vw, (width < 767px) 95vw, (width < 1107px) 63vw, 689px'

function EntryHead({ story: entry }: { story: EntryView }) {
  const { category, date, author, title, description, pictures } = entry
  const { product: messages } = useMessages()
  const zoom = useZoom(pictures)
  return (
    <header>
      <p className="story-facts">{[category, date, author].filter(Boolean).join(' · ')}</p>
      <h1>{title}</h1>
      <p className="content-lead">{description}</p>
      <ul className={pictures.length > 1 ? 'story-pictures is-several' : 'story-pictures'}>
        {pictures.map(({ file, width, height, background, alt }, index) => (
          <li key={file}>
            <a
              href={fileUrl(file, 1440)}
              aria-label={messages.enlarge(alt)}
              data-hold=""
              onClick={(event) => zoom.open(event, index)}
            >
              <Picture
                {...sources(file, [480, 640, 960, 1440])}
                sizes={pictures.length > 1 ? twoAcross : oneAcross}
                width={width}
                height={height}
                colour={background}
                alt={alt}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {zoom.dialog}
    </header>
  )
}
