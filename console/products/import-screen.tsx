import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useEffect, useRef, useId } from 'react'
import { Link } from 'react-router'
import { byteOrderMark, csvText } from '#domain/csv.ts'
import { localize } from '#domain/locale.ts'
import { joinList } from '#domain/punctuation.ts'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Notice } from '#ui/notice.tsx'
import { Progress } from '#ui/progress.tsx'
import { allPages } from '../api/all-pages.ts'
import { callStaff, type StaffAnswer } from '../api/staff-api.ts'
import { callQuery, useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage, language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { saveFile } from '../parts/csv.ts'
import { Page } from '../parts/page.tsx'
import { showFailure } from '../parts/toasts.ts'
import { fileErrorText } from './file-error-text.ts'
import { ImportFile } from './import-file.tsx'
import { importMessages } from './import-messages.ts'
import { ImportProgress, type ProductImport } from './import-progress.tsx'
import { matchPictures, type Matching } from './match-pictures.ts'
import { productMessages } from './messages.ts'
import { productCalls } from './product-types.ts'

export function ImportScreen() {
  const texts = useMessages(importMessages)
  const { title } = useMessages(productMessages)
  const { latest, waiting, matching, match, follow } = useImports()
  const isSending = matching !== undefined && matching.done < matching.all
  return (
    <Page title={texts.title} back={{ to: '/products', label: title }}>
      {latest || matching ? (
        <div className="mb-4 grid gap-4">
          {latest ? <ImportProgress found={latest} /> : null}
          {matching ? <MatchReport matching={matching} /> : null}
        </div>
      ) : null}
      <section className="card" aria-labelledby="import-title">
        <h2 id="import-title">{texts.importTitle}</h2>
        <p className="text-ink-2 mb-4">{texts.importText}</p>
        <ImportFile onImported={follow} />
      </section>
      {waiting && waiting.total > 0 && !isSending ? (
        <WaitingPictures waiting={waiting} onFiles={(files) => void match(files)} />
      ) : null}
      <section className="card" aria-labelledby="export-title">
        <h2 id="export-title">{texts.exportTitle}</h2>
        <p className="text-ink-2 mb-4">{texts.exportText}</p>
        <ExportProducts />
      </section>
    </Page>
  )
}

/** How far the pictures are, and which of them have found a product. */
function MatchReport({ matching }: { matching: Matching }) {
  const texts = useMessages(importMessages)
  const language = useLanguage()
  const { done, all, matched, unmatched, unsent } = matching
  if (done < all) {
    return (
      <Notice tone="info" live="status" title={texts.sending(done, all)}>
        <Progress label={texts.sending(done, all)} value={done} max={all} />
      </Notice>
    )
  }
  const isGood = unmatched.length === 0 && unsent.length === 0
  return (
    <Notice tone={isGood ? 'success' : 'warn'} live="status" title={texts.matched(matched)}>
      {unmatched.length > 0 ? (
        <p className="break-words">{texts.unmatched(joinList(unmatched, language))}</p>
      ) : null}
      {unsent.map(({ name, error }) => (
        <p key={name} className="break-words">
          {texts.unsent(`${name} – ${fileErrorText(error)}`)}
        </p>
      ))}
    </Notice>
  )
}

/** All products in one file that an import reads. */
function ExportProducts() {
  const texts = useMessages(importMessages)
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      let headings: readonly string[] = []
      const rows = await allPages(async (page, per_page) => {
        const answer = await callStaff('GET /products/export', { query: { page, per_page } })
        headings = answer.headings
        return answer
      })
      saveFile('products.csv', byteOrderMark + csvText([headings, ...rows]))
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button kind="ghost" icon="download" busy={isBusy} onClick={() => void save()}>
      {isBusy ? texts.exporting : texts.exportAll}
    </Button>
  )
}

const changedCalls = [...productCalls, 'GET /product-imports', 'GET /products/waiting-pictures']

/**
 * The last import, followed while it goes on, also after a reload. Pictures chosen with its file are
 * sent once its products are there.
 */
function useImports() {
  const queries = useQueryClient()
  const [matching, setMatching] = useState<Matching>()
  const pending = useRef<{ id: string; files: readonly File[] }>(undefined)
  const { data: imports } = useQuery({
    ...callQuery('GET /product-imports', { query: { per_page: 1 } }),
    refetchInterval: ({ state }) => pollMs(state.data?.data[0]),
  })
  const { data: waiting } = useCall('GET /products/waiting-pictures', { query: {} })
  const latest = imports?.data[0]

  const refresh = () =>
    Promise.all(changedCalls.map((call) => queries.invalidateQueries({ queryKey: [call] })))

  async function match(files: readonly File[]) {
    if (files.length === 0) return
    await matchPictures(files, setMatching)
    await refresh()
  }

  useEffect(() => {
    if (!latest?.finished_at) return
    const files = pending.current?.id === latest._id ? pending.current.files : []
    pending.current = undefined
    if (latest.state === 'done' && files.length > 0) void match(files)
    else void queries.invalidateQueries({ queryKey: ['GET /products/waiting-pictures'] })
    // Once for each import that ends.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [latest?._id, latest?.finished_at])

  function follow(started: ProductImport, files: readonly File[]) {
    setMatching(undefined)
    pending.current = { id: started._id, files }
    void refresh()
  }

  return { latest, waiting, matching, match, follow }
}

function pollMs(latest: ProductImport | undefined): number | false {
  if (!latest) return false
  if (latest.finished_at === null) return 1000
  return latest.picture_counts.downloading > 0 ? 5000 : false
}

type Waiting = StaffAnswer<'GET /products/waiting-pictures'>

interface WaitingPicturesProps {
  waiting: Waiting
  onFiles: (files: readonly File[]) => void
}

/** Pictures that imported products wait for, and where one drops them. */
function WaitingPictures({ waiting, onFiles }: WaitingPicturesProps) {
  const texts = useMessages(importMessages)
  const title = useId()
  const changes = ['GET /products/waiting-pictures', 'GET /product-imports'] as const
  const retry = useWrite('POST /products/waiting-pictures/retry', { changes })
  const forget = useWrite('DELETE /products/waiting-pictures', { changes })
  const { data, total } = waiting
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{texts.waiting.title}</h2>
      <p className="text-ink-2 mb-4">{texts.waiting.text}</p>
      <FileDrop
        texts={{
          ...texts.waiting,
          removeOf: texts.remove,
          retryOf: texts.retry,
          progressOf: texts.checking,
        }}
        name="waiting-pictures"
        accept="image/jpeg,image/png,image/webp"
        multiple
        files={[]}
        onFiles={onFiles}
        onRemove={() => {}}
        onRetry={() => {}}
      />
      <ul className="my-4 grid gap-2">
        {data.map(({ product_id, title: product, src, state, failure }) => (
          <li key={`${product_id} ${src}`} className="break-words">
            <Link className="link" to={`/products/${product_id}`}>
              {localize(product, language())}
            </Link>
            <br />
            <span className="break-all">{src}</span>
            {state === 'failed' && failure ? (
              <>
                <br />
                <span className="text-ink-2">{texts.waiting.failed(failure)}</span>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {total > data.length ? <p>{texts.more(total - data.length)}</p> : null}
      <div className="form-buttons">
        {data.some(({ state }) => state === 'failed') ? (
          <Button
            kind="ghost"
            busy={retry.isPending}
            onClick={() => retry.mutate({}, { onError: showFailure })}
          >
            {texts.waiting.retry}
          </Button>
        ) : null}
        <Button
          kind="ghost"
          busy={forget.isPending}
          onClick={() => forget.mutate({}, { onError: showFailure })}
        >
          {texts.waiting.forget}
        </Button>
      </div>
      <p className="text-ink-2">{texts.waiting.forgetText}</p>
    </section>
  )
}
