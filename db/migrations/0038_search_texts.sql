-- What a page gives search engines in place of its own title and description. Empty in a language:
-- the page's own.
create table search_texts (
  kind text not null check (kind in ('product', 'content', 'post', 'article', 'category')),
  -- The slug of a content page, the id of everything else.
  subject_id text not null,
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  primary key (kind, subject_id)
);

-- Addresses that pages once had: they redirect to the present one, until another page takes them.
create table former_slugs (
  kind text not null check (kind in ('post', 'article', 'category')),
  slug text not null,
  subject_id text not null,
  primary key (kind, slug)
);
create index former_slugs_subject on former_slugs (kind, subject_id);

create function keep_former_slug() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into former_slugs (kind, slug, subject_id) values (tg_argv[0], old.slug, old.id)
      on conflict (kind, slug) do update set subject_id = excluded.subject_id;
  end if;
  delete from former_slugs where kind = tg_argv[0] and slug = new.slug;
  return null;
end $$;

create trigger posts_slug_taken after insert on posts
  for each row execute function keep_former_slug('post');
create trigger posts_slug_changed after update of slug on posts
  for each row when (old.slug <> new.slug) execute function keep_former_slug('post');
create trigger articles_slug_taken after insert on articles
  for each row execute function keep_former_slug('article');
create trigger articles_slug_changed after update of slug on articles
  for each row when (old.slug <> new.slug) execute function keep_former_slug('article');
create trigger categories_slug_taken after insert on categories
  for each row execute function keep_former_slug('category');
create trigger categories_slug_changed after update of slug on categories
  for each row when (old.slug <> new.slug) execute function keep_former_slug('category');

create function forget_addresses() returns trigger language plpgsql as $$
begin
  delete from search_texts where kind = 'category' and subject_id = old.id;
  delete from former_slugs where kind = 'category' and subject_id = old.id;
  return null;
end $$;
create trigger categories_deleted after delete on categories
  for each row execute function forget_addresses();
