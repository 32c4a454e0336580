-- What a buyer says of a product; shown once it is approved.
create table reviews (
  id text primary key,
  order_id text not null references orders on delete cascade,
  product_id text not null references products on delete cascade,
  account_id text references accounts on delete set null,
  -- As it is shown: a first name and an initial, or the name its writer goes by.
  author text not null,
  -- The language of the page it was written on.
  locale text not null check (locale in ('en', 'zh', 'cn')),
  rating integer not null check (rating between 1 and 5),
  comments text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  -- Why it is not shown; its writer reads it.
  reason text,
  -- The shop's answer, shown under the review.
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint reviews_once unique (order_id, product_id),
  constraint review_is_decided check ((state = 'waiting') = (decided_at is null)),
  constraint reply_has_time check ((reply is null) = (replied_at is null))
);
create index reviews_shown on reviews (product_id, created_at desc) where state = 'approved';
create index reviews_by_state on reviews (state, created_at desc);
create index reviews_account on reviews (account_id);

create table review_pictures (
  review_id text not null references reviews on delete cascade,
  position integer not null check (position between 0 and 4),
  -- What was uploaded: private, like every upload.
  file_id text not null references files,
  -- What everybody sees once the review is approved.
  public_file_id text references files,
  primary key (review_id, position)
);
create index review_pictures_file on review_pictures (file_id);

-- Pieces that are asked back or have gone back. Never more than were bought, whoever asks at once.
alter table order_items add column returned_qty integer not null default 0;
alter table order_items add constraint not_more_back_than_bought
  check (returned_qty between 0 and qty);

create table refund_requests (
  id text primary key,
  order_id text not null references orders on delete cascade,
  account_id text references accounts on delete set null,
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  -- What the shop says to it; the customer reads it.
  answer text,
  -- Of the pieces: as asked, and as granted.
  asked_cents integer not null check (asked_cents >= 0),
  granted_cents integer check (granted_cents between 0 and asked_cents),
  -- Delivery goes back with the last piece, where the fault is the shop's.
  shipping_cents integer not null default 0 check (shipping_cents >= 0),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint request_is_decided check ((state = 'waiting') = (decided_at is null)),
  constraint grant_is_known check ((state = 'approved') = (granted_cents is not null)),
  constraint delivery_needs_grant check (shipping_cents = 0 or state = 'approved')
);
create index refund_requests_order on refund_requests (order_id, created_at);
create index refund_requests_by_state on refund_requests (state, created_at desc);
create unique index refund_requests_delivery_once on refund_requests (order_id)
  where shipping_cents > 0;

create table refund_request_items (
  request_id text not null references refund_requests on delete cascade,
  order_item_id text not null references order_items on delete cascade,
  qty integer not null check (qty > 0),
  cents integer not null check (cents >= 0),
  granted_qty integer check (granted_qty between 0 and qty),
  granted_cents integer check (granted_cents between 0 and cents),
  -- Back on a shelf; what cannot be sold again is in neither.
  restocked_qty integer not null default 0,
  primary key (request_id, order_item_id),
  constraint restock_is_granted check (
    restocked_qty between 0 and coalesce(granted_qty, 0)
  )
);
create index refund_request_items_item on refund_request_items (order_item_id);

create table refund_request_pictures (
  request_id text not null references refund_requests on delete cascade,
  position integer not null check (position between 0 and 4),
  file_id text not null references files,
  primary key (request_id, position)
);
create index refund_request_pictures_file on refund_request_pictures (file_id);
