interface Page<Row> {
  data: readonly Row[]
  next_page_url: string | null
}

/** Every row of a paged list, a hundred at a time; for exports. */
export async function allPages<Row>(
  fetchPage: (page: number, perPage: number) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { data, next_page_url: next } = await fetchPage(page, 100)
    rows.push(...data)
    if (next === null) return rows
  }
}
