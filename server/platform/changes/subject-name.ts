import { sql, type RawBuilder } from 'kysely'
import type { Locale } from '#domain/locale.ts'

/** What staff know the subject of `audit_events as c` by; null if it is gone or has no name. */
export function subjectName(locale: Locale): RawBuilder<string | null> {
  const title = (table: string, key = 'id') =>
    sql`(select title ->> ${locale} from ${sql.table(table)} where ${sql.ref(key)} = c.subject_id)`
  return sql<string | null>`nullif(case c.subject_kind
    when 'account' then ${customerName}
    when 'article' then ${title('articles')}
    when 'article_category' then ${title('article_categories')}
    when 'bank_line' then (select text from bank_lines where id = c.subject_id)
    when 'cash_session' then (
      select (w.title ->> ${locale}) || ', '
        || to_char(t.opened_at at time zone 'Asia/Hong_Kong', 'DD/MM/YYYY')
      from cash_sessions t join warehouses w on w.id = t.warehouse_id where t.id = c.subject_id)
    when 'category' then ${title('categories')}
    when 'collection' then ${title('collections', 'slug')}
    when 'colour' then ${title('colours', 'code')}
    when 'content' then (
      select title ->> ${locale} from contents
      where slug = c.subject_id order by created_at desc limit 1)
    when 'courier' then ${title('couriers')}
    when 'enquiry' then (select subject from enquiries where id = c.subject_id)
    when 'library' then ${title('libraries')}
    when 'message' then (select subject from messages where id = c.subject_id)
    when 'order' then (select reference from orders where id = c.subject_id)
    when 'payment_event' then (
      select o.reference from webhook_events e
      join card_sessions s on s.id = e.session_id join orders o on o.id = s.order_id
      where e.event_id = c.subject_id limit 1)
    when 'post' then ${title('posts')}
    when 'post_category' then ${title('post_categories')}
    when 'post_review' then (
      select p.title ->> ${locale} from post_reviews r join posts p on p.id = r.post_id
      where r.id = c.subject_id)
    when 'product' then ${title('products')}
    when 'promotion' then ${title('promotions')}
    when 'refund_request' then (
      select o.reference from refund_requests r join orders o on o.id = r.order_id
      where r.id = c.subject_id)
    when 'review' then (
      select p.title ->> ${locale} from reviews r join products p on p.id = r.product_id
      where r.id = c.subject_id)
    when 'role' then (select name from staff_roles where id = c.subject_id)
    when 'staff' then (select name from staff where id = c.subject_id)
    when 'variant' then (select sku from variants where id = c.subject_id)
    when 'voucher' then ${title('vouchers')}
    when 'warehouse' then ${title('warehouses')}
    when 'webhook' then (select name from webhooks where id = c.subject_id)
  end, '')`
}

/** A guest is known by the name on their latest order, as in the list of customers. */
const customerName = sql`(
  select case a.kind
    when 'REGISTERED' then
      coalesce(nullif(a.username, ''), a.email, '+' || a.area_code || ' ' || a.phone)
    else (select o.recipient ->> 'name' from orders o
      where o.account_id = a.id and o.erased_at is null order by o.created_at desc limit 1)
    end
  from accounts a where a.id = c.subject_id)`
