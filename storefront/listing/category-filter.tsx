import { tickState, type CategoryChoice } from './category-tree.ts'

interface CategoryFilterProps {
  categories: readonly CategoryChoice[]
  chosen: readonly string[]
  /** One above is chosen whole. */
  isWhole?: boolean
}

/** The tree with its three kinds of ticks. */
export function CategoryFilter({ categories, chosen, isWhole = false }: CategoryFilterProps) {
  return (
    <ul className="facet-tree">
      {categories.map((category) => {
        const state = isWhole ? 'on' : tickState(category, chosen)
        return (
          <li key={category.slug}>
            <label className="facet">
              <input
                type="checkbox"
                className="tick"
                name="category"
                value={category.slug}
                checked={state === 'on'}
                disabled={category.count === 0 && state === 'off'}
                data-mixed={state === 'mixed' || undefined}
                ref={(input) => {
                  if (input) input.indeterminate = state === 'mixed'
                }}
                // The form hears it.
                onChange={() => {}}
              />
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
