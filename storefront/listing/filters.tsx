import type { ChangeEvent, FormEvent } from 'react'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { Sidebar } from '#ui/sidebar.tsx'
import { useMessages } from '../messages/messages.ts'
import { CategoryFilter } from './category-filter.tsx'
import { toggleCategory } from './category-tree.ts'
import { Facet, FacetSizes, FacetSwatches } from './facet.tsx'
import { changed, parseListing, type ListingSearch } from './listing-search.ts'
import type { FilterView } from './listing-view.ts'
import { PriceFilter } from './price-filter.tsx'
import { useListing } from './use-listing.ts'

export const filterSheet = 'filter-sheet'
const filterForm = 'filter-form'

/** A plain GET form; with JavaScript each change applies immediately. */
export function Filters({ filters, total }: { filters: FilterView; total: number }) {
  const { catalogue: messages } = useMessages()
  const { search, pathname, latest, show } = useListing()

  function apply(form: HTMLFormElement, pressed?: EventTarget) {
    const { category, sort, per_page } = latest()
    const ticked = parseListing(new URLSearchParams(textsOf(form)))
    const isCategory = pressed instanceof HTMLInputElement && pressed.name === 'category'
    const chosen = isCategory
      ? toggleCategory(filters.categories, category, pressed.value)
      : category
    show(changed(ticked, { category: chosen, sort, per_page }))
  }

  function hear(event: ChangeEvent<HTMLFormElement>) {
    const { target, currentTarget } = event
    // A price applies on blur or submit.
    if (isTick(target)) apply(currentTarget, target)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    apply(event.currentTarget)
  }

  return (
    <Sidebar
      id={filterSheet}
      title={messages.filter}
      closeLabel={messages.closeFilter}
      footer={
        <Button wide type="submit" form={filterForm} data-hold="" onClick={closeSheet}>
          {messages.showItems(total)}
        </Button>
      }
    >
      <form
        id={filterForm}
        className="filters"
        action={pathname}
        aria-label={messages.filter}
        onChange={hear}
        onSubmit={submit}
      >
        <HiddenState search={search} />
        {filters.categories.length > 0 ? (
          <Accordion open title={messages.category}>
            <CategoryFilter categories={filters.categories} chosen={search.category} />
          </Accordion>
        ) : null}
        {filters.colours.length > 0 ? (
          <Accordion open title={messages.colour}>
            <FacetSwatches values={filters.colours} chosen={search.colours} />
          </Accordion>
        ) : null}
        {filters.sizes.length > 0 ? (
          <Accordion open title={messages.size}>
            <FacetSizes values={filters.sizes} chosen={search.sizes} />
          </Accordion>
        ) : null}
        <Accordion open={search.price_min + search.price_max !== ''} title={messages.price}>
          <PriceFilter search={search} bounds={filters.price} onDone={apply} />
        </Accordion>
        {(['fits', 'fabrics', 'collections', 'brands'] as const).map((name) =>
          filters[name].length > 0 ? (
            <Accordion key={name} open={search[name].length > 0} title={messages[name]}>
              <Facet name={name} values={filters[name]} chosen={search[name]} />
            </Accordion>
          ) : null,
        )}
        <Accordion open title={messages.availability}>
          <Facet
            name="in_stock"
            values={[{ value: 'true', title: messages.inStockOnly, count: filters.in_stock }]}
            chosen={search.in_stock ? ['true'] : []}
          />
          <Facet
            name="on_sale"
            values={[{ value: 'true', title: messages.onSale, count: filters.on_sale }]}
            chosen={search.on_sale ? ['true'] : []}
          />
        </Accordion>
        <Button wide type="submit" className="without-script">
          {messages.apply}
        </Button>
      </form>
    </Sidebar>
  )
}

/** Keeps the state that the form has no fields for. */
export function HiddenState({ search }: { search: ListingSearch }) {
  const { keyword, sort, view, per_page } = search
  return (
    <>
      {keyword ? <input type="hidden" name="keyword" value={keyword} /> : null}
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      {view === 'grid' ? null : <input type="hidden" name="view" value={view} />}
      {per_page !== 24 ? <input type="hidden" name="per_page" value={per_page} /> : null}
    </>
  )
}

/** With JavaScript the list is already up to date: the button only closes the sheet. */
function closeSheet(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById(filterSheet)?.hidePopover()
}

function isTick(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}

function textsOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
  )
}
