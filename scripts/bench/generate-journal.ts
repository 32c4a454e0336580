import type pg from 'pg'

/** Three hundred articles and as many posts, copied from those of the demo shop. */
export async function fillJournal(pool: pg.Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement)
}

const max = 300

/** Copies each story of the demo shop repeatedly, numbered. */
const numbered = (table: string) => `
  (select stories.*, number from (
    select *, row_number() over (order by slug) - 1 as rank, count(*) over () as total from ${table}
    where id not like '%\\_T%'
  ) as stories join generate_series(1, ${max}) as number on number % stories.total = rank) as story`

const texts = `
  jsonb_build_object('en', format('%s, part %s', title ->> 'en', number),
    'zh', format('%s（%s）', title ->> 'zh', number),
    'cn', format('%s（%s）', title ->> 'cn', number)),
  description, body, author, tags, product_handles, 100 + number, published_at - make_interval(days => number)`

const columns = 'title, description, body, author, tags, product_handles, position, published_at'

const idOf = (prefix: string) => `'${prefix}_T' || lpad(number::text, 9, '0')`

const article = idOf('art')
const post = idOf('pst')

const statements = [
  `insert into articles (id, library_id, slug, status, type, ${columns})
    select ${article}, library_id, slug || '-' || number, status, type, ${texts}
    from ${numbered('articles')}`,
  `insert into articles_in_categories (library_id, entry_id, category_id, position)
    select filed.library_id, ${article}, category_id, filed.position
    from ${numbered('articles')} join articles_in_categories as filed on entry_id = story.id`,
  `insert into article_pictures (entry_id, position, file_id, alt)
    select ${article}, picture.position, file_id, alt
    from ${numbered('articles')} join article_pictures as picture on entry_id = story.id`,
  `insert into posts (id, slug, status, type, ${columns})
    select ${post}, slug || '-' || number, status, type, ${texts} from ${numbered('posts')}`,
  `insert into posts_in_categories (entry_id, category_id, position)
    select ${post}, category_id, filed.position
    from ${numbered('posts')} join posts_in_categories as filed on entry_id = story.id`,
  `insert into post_pictures (entry_id, position, file_id, alt)
    select ${post}, picture.position, file_id, alt
    from ${numbered('posts')} join post_pictures as picture on entry_id = story.id`,
]
