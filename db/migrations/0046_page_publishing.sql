-- A version of a page is public from a time on; without one it is a draft. The default is for
-- versions that a process of the previous release writes while this one starts.
alter table contents add column published_at timestamptz default now();
update contents set published_at = created_at;
create index contents_public on contents (slug, published_at desc, created_at desc);
