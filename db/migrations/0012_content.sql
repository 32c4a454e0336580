-- All versions are kept; the latest is served.
create table contents (
  id text primary key,
  slug text not null,
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  body jsonb not null check (is_localized(body)),
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index contents_latest on contents (slug, created_at desc);

-- Groups of articles, such as stories and care guides.
create table libraries (
  id text primary key,
  slug text not null unique,
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  position integer not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now()
);

create table article_categories (
  id text primary key,
  library_id text not null references libraries,
  parent_id text check (parent_id <> id),
  slug text not null,
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  position integer not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  unique (library_id, slug),
  unique (library_id, id),
  -- A category and its children belong to the same library.
  foreign key (library_id, parent_id) references article_categories (library_id, id)
);

create table articles (
  id text primary key,
  library_id text not null references libraries,
  slug text not null unique,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'ARCHIVED')),
  type text not null check (type in ('story', 'guide', 'news', 'lookbook')),
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  body jsonb not null check (is_localized(body)),
  author jsonb not null check (is_localized(author)),
  -- [{ en, zh, cn }]
  tags jsonb not null default '[]' check (jsonb_typeof(tags) = 'array'),
  -- Handles of the products it features, best first.
  product_handles text[] not null default '{}',
  position integer not null default 0,
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (library_id, id)
);

create table articles_in_categories (
  library_id text not null,
  entry_id text not null,
  category_id text not null,
  position integer not null default 0,
  primary key (entry_id, category_id),
  foreign key (library_id, entry_id) references articles (library_id, id) on delete cascade,
  foreign key (library_id, category_id)
    references article_categories (library_id, id) on delete cascade
);
create index articles_in_categories_category on articles_in_categories (category_id);

create table article_pictures (
  entry_id text not null references articles on delete cascade,
  position integer not null,
  file_id text not null references files,
  alt jsonb not null check (is_localized(alt)),
  primary key (entry_id, position)
);

create table article_likes (
  account_id text not null references accounts on delete cascade,
  entry_id text not null references articles on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, entry_id)
);
create index article_likes_article on article_likes (entry_id);

create table post_categories (
  id text primary key,
  slug text not null unique,
  status text not null default 'ACTIVE' check (status in ('DRAFT', 'ACTIVE', 'ARCHIVED')),
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  position integer not null default 0,
  created_at timestamptz not null default now()
);

create table posts (
  id text primary key,
  slug text not null unique,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'ARCHIVED')),
  type text not null check (type in ('story', 'guide', 'news', 'lookbook')),
  title jsonb not null check (is_localized(title)),
  description jsonb not null check (is_localized(description)),
  body jsonb not null check (is_localized(body)),
  author jsonb not null check (is_localized(author)),
  tags jsonb not null default '[]' check (jsonb_typeof(tags) = 'array'),
  product_handles text[] not null default '{}',
  position integer not null default 0,
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table posts_in_categories (
  entry_id text not null references posts on delete cascade,
  category_id text not null references post_categories on delete cascade,
  position integer not null default 0,
  primary key (entry_id, category_id)
);
create index posts_in_categories_category on posts_in_categories (category_id);

create table post_pictures (
  entry_id text not null references posts on delete cascade,
  position integer not null,
  file_id text not null references files,
  alt jsonb not null check (is_localized(alt)),
  primary key (entry_id, position)
);

create table post_likes (
  account_id text not null references accounts on delete cascade,
  entry_id text not null references posts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, entry_id)
);
create index post_likes_post on post_likes (entry_id);

-- Comments on posts.
create table post_reviews (
  id text primary key,
  post_id text not null references posts on delete cascade,
  account_id text references accounts on delete set null,
  comment text not null check (char_length(comment) between 1 and 2000),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'REJECTED')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  -- Why it is held for moderation; empty if it is not.
  spam_signs text[] not null default '{}',
  -- Comments appear at once, unless they look like spam or the shop moderates all.
  constraint post_review_waiting_is_undecided check (status <> 'DRAFT' or decided_at is null)
);
create index post_reviews_post on post_reviews (post_id, created_at desc);
create index post_reviews_status on post_reviews (status, created_at desc);

-- The same comment by the same person is stored once per post.
create unique index post_reviews_once on post_reviews (post_id, account_id, md5(comment));
create index post_reviews_account on post_reviews (account_id) where account_id is not null;
