-- Articles are gathered in libraries: stories of the label, care and advice.
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
  -- A category and what is below it belong to one library.
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
  -- Handles of the garments it speaks of, best first.
  shows text[] not null default '{}',
  position integer not null default 0,
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (library_id, id)
);

create table articles_in_categories (
  library_id text not null,
  article_id text not null,
  category_id text not null,
  position integer not null default 0,
  primary key (article_id, category_id),
  foreign key (library_id, article_id) references articles (library_id, id) on delete cascade,
  foreign key (library_id, category_id)
    references article_categories (library_id, id) on delete cascade
);
create index articles_in_categories_category on articles_in_categories (category_id);

create table article_pictures (
  article_id text not null references articles on delete cascade,
  position integer not null,
  file_id text not null references files,
  alt jsonb not null check (is_localized(alt)),
  primary key (article_id, position)
);

create table article_likes (
  account_id text not null references accounts on delete cascade,
  article_id text not null references articles on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, article_id)
);
create index article_likes_article on article_likes (article_id);

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
  shows text[] not null default '{}',
  position integer not null default 0,
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table posts_in_categories (
  post_id text not null references posts on delete cascade,
  category_id text not null references post_categories on delete cascade,
  position integer not null default 0,
  primary key (post_id, category_id)
);
create index posts_in_categories_category on posts_in_categories (category_id);

create table post_pictures (
  post_id text not null references posts on delete cascade,
  position integer not null,
  file_id text not null references files,
  alt jsonb not null check (is_localized(alt)),
  primary key (post_id, position)
);

create table post_likes (
  account_id text not null references accounts on delete cascade,
  post_id text not null references posts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, post_id)
);
create index post_likes_post on post_likes (post_id);

-- What customers say under a post; shown to others once somebody of the shop has read it.
create table post_reviews (
  id text primary key,
  post_id text not null references posts on delete cascade,
  account_id text references accounts on delete set null,
  comment text not null check (char_length(comment) between 1 and 2000),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'REJECTED')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 'DRAFT') = (decided_at is null))
);
create index post_reviews_post on post_reviews (post_id, created_at desc);
create index post_reviews_status on post_reviews (status, created_at desc);
-- The same words of one person under one post are said once, however often they are sent.
create unique index post_reviews_once on post_reviews (post_id, account_id, md5(comment));

create table enquiries (
  id text primary key,
  account_id text references accounts on delete set null,
  locale text not null check (locale in ('en', 'zh', 'cn')),
  -- One line each: they reach the head of a letter.
  name text not null check (name !~ '[[:cntrl:]]'),
  email text not null check (email !~ '[[:cntrl:]]'),
  area_code text not null default '',
  phone text not null default '',
  subject text not null check (subject !~ '[[:cntrl:]]'),
  description text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'spam')),
  -- Why it was taken for spam by itself; empty when it was not.
  spam_signs text[] not null default '{}',
  -- Of the shop, for the shop.
  note text not null default '',
  -- Of sender and words: sent again on the same day it is the same enquiry.
  content_hash bytea not null,
  -- Of the words alone, to see them come from many senders.
  words_hash bytea not null,
  sent_on date not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (content_hash, sent_on)
);
create index enquiries_status on enquiries (status, created_at desc);
create index enquiries_words on enquiries (words_hash, created_at);
create index enquiries_email on enquiries (lower(email), created_at desc);
