import { useEffect } from 'react'
import { useSyncedInput } from '#ui/synced-input.ts'
import { tickState, type CategoryChoice, type TickState } from './category-tree.ts'

interface CategoryFilterProps {
  categories: readonly CategoryChoice[]
  chosen: readonly string[]
  /** A parent category is fully chosen. */
  isWhole?: boolean
}

export function CategoryFilter({ categories, chosen, isWhole = false }: CategoryFilterProps) {
  return (
    <ul className="facet-tree">
      {categories.map((category) => {
        const state = isWhole ? 'on' : tickState(category, chosen)
        return (
          <li key={category.slug}>
            <label className="facet">
              <Box category={category} state={state} />
              {category.title}
              <small>{category.count}</small>
            </label>
            {category.children.length > 0 ? (
              <CategoryFilter
                categories={category.children}
                chosen={chosen}
                isWhole={state === 'on'}
              />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function Box({ category, state }: { category: CategoryChoice; state: TickState }) {
  const ref = useSyncedInput<HTMLInputElement, TickState>(state, tick)
  // `indeterminate` has no HTML attribute.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = state === 'mixed'
  }, [ref, state])
  return (
    <input
      ref={ref}
      type="checkbox"
      className="tick"
      name="category"
      value={category.slug}
      defaultChecked={state === 'on'}
      disabled={category.count === 0 && state === 'off'}
      data-mixed={state === 'mixed' || undefined}
    />
  )
}

function tick(box: HTMLInputElement, state: TickState) {
  box.checked = state === 'on'
}
