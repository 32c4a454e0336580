import { expect, test } from 'vitest'
import {
  changeLibrary,
  createArticleCategory,
  listArticleCategories,
  listLibraries,
} from '#contract/staff/articles.ts'
import { createPostCategory } from '#contract/staff/posts.ts'
import { expectFields, firstExample, type DialogCase } from '#test/console-dialogs.tsx'
import { consoleMarkup } from '#test/console-markup.tsx'
import { ArticleCategoryDialog, LibraryDialog } from './library-categories.tsx'
import { contentMessages } from './messages.ts'
import { PostCategoryDialog } from './post-categories.tsx'

const onClose = () => {}
const texts = contentMessages.en
const library = firstExample(listLibraries)
const category = firstExample(listArticleCategories)
const { title, description, status, parent, position } = texts.fields
const written = { title, description, slug: texts.slug }
const shown = { library, category: null, others: [category], onClose }

const dialogs: DialogCase[] = [
  {
    title: texts.change(library.title.en),
    dialog: <LibraryDialog {...{ library, onClose }} />,
    call: changeLibrary,
    fields: { ...written, is_archived: status, position },
  },
  {
    title: texts.newCategory,
    dialog: <ArticleCategoryDialog {...shown} />,
    call: createArticleCategory,
    fields: { ...written, is_archived: status, parent_id: parent, position },
  },
  {
    title: texts.newCategory,
    dialog: <PostCategoryDialog category={null} onClose={onClose} />,
    call: createPostCategory,
    fields: { ...written, status, position },
  },
]

test.each(dialogs)('“$title” asks for what its call takes, each under its label', expectFields)

test('a category of articles can be below any other, or on top', () => {
  const added = consoleMarkup(<ArticleCategoryDialog {...shown} />)
  expect(added).toContain(`${category.title.en}</option>`)
  const changed = consoleMarkup(<ArticleCategoryDialog {...shown} category={category} />)
  expect(changed).not.toContain(`${category.title.en}</option>`)
  expect(changed).toContain(`<option value="" selected="">${texts.fields.none}</option>`)
})
