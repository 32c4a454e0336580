-- Imports of products run beside the shop, and a file names pictures that may come later.
create table product_imports (
  id text primary key,
  staff_id text not null references staff,
  file_name text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'refused')),
  own_skus boolean not null,
  confirms_low_prices boolean not null,
  -- The file, until all of it is written.
  csv text,
  findings jsonb not null,
  -- Those of the file's products that are written, and what became of them.
  done integer not null default 0 check (done >= 0),
  created integer not null default 0 check (created >= 0),
  updated integer not null default 0 check (updated >= 0),
  unchanged integer not null default 0 check (unchanged >= 0),
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((finished_at is null) = (state in ('waiting', 'running')))
);
-- One import at a time.
create unique index product_imports_open on product_imports ((true))
  where state in ('waiting', 'running');
create index product_imports_newest on product_imports (created_at desc);

-- The pictures of a product as its file names them, in the file's order.
create table import_pictures (
  product_id text not null references products on delete cascade,
  position integer not null,
  -- An address or a file name as in the file, and the name by which a file is matched.
  src text not null,
  name text not null,
  colour_code text references colours on delete set null,
  view text not null,
  alt jsonb not null check (is_localized(alt)),
  -- Null: the picture has not come yet.
  file_id text references files on delete set null,
  -- When it is downloaded next; null: not at all.
  due_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  -- Why it could not be downloaded.
  failure jsonb check (failure is null or is_localized(failure)),
  -- It takes the place of pictures that the product had before, which stay until it comes.
  replaces boolean not null default false,
  import_id text references product_imports on delete set null,
  primary key (product_id, position)
);
create index import_pictures_due on import_pictures (due_at) where file_id is null;
create index import_pictures_name on import_pictures (name) where file_id is null;
create index import_pictures_src on import_pictures (src);
create index import_pictures_import on import_pictures (import_id);
