import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callQuery, useCall } from '../api/use-call.ts'
import type { ProductImport } from './import-progress.tsx'
import { matchPictures, type Matching } from './match-pictures.ts'
import { productCalls } from './product-types.ts'

const changedCalls = [...productCalls, 'GET /product-imports', 'GET /products/waiting-pictures']

/**
 * The last import, followed while it goes on, also after a reload. Pictures chosen with its file are
 * sent once its products are there.
 */
export function useImports() {
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
