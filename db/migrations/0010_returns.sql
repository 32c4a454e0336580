create table refund_requests (
  id text primary key,
  order_id text not null references orders on delete cascade,
  account_id text references accounts on delete set null,
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  -- The shop's answer to the customer.
  answer text,
  -- For the items, as requested and as granted.
  requested_cents integer not null check (requested_cents >= 0),
  granted_cents integer check (granted_cents between 0 and requested_cents),
  -- Refunded with the last item if the shop is at fault.
  shipping_cents integer not null default 0 check (shipping_cents >= 0),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  -- The part of the grant that was refunded before without items, so that nobody gets back more
  -- than they paid.
  previously_refunded_cents integer not null default 0,
  constraint request_is_decided check ((state = 'waiting') = (decided_at is null)),
  constraint grant_is_known check ((state = 'approved') = (granted_cents is not null)),
  constraint delivery_needs_grant check (shipping_cents = 0 or state = 'approved'),
  constraint previously_refunded_within_grant check (
    previously_refunded_cents between 0 and coalesce(granted_cents, 0) + shipping_cents
  )
);
create index refund_requests_order on refund_requests (order_id, created_at);
create index refund_requests_by_state on refund_requests (state, created_at desc);
create unique index refund_requests_delivery_once on refund_requests (order_id)
  where shipping_cents > 0;

-- For deleting temporary accounts after 30 days.
create index refund_requests_account on refund_requests (account_id) where account_id is not null;

create table refund_request_items (
  request_id text not null references refund_requests on delete cascade,
  order_item_id text not null references order_items on delete cascade,
  qty integer not null check (qty > 0),
  cents integer not null check (cents >= 0),
  granted_qty integer check (granted_qty between 0 and qty),
  granted_cents integer check (granted_cents between 0 and cents),
  -- Returned to sale; damaged items are not.
  restocked_qty integer not null default 0,
  -- Points to return for items paid with points.
  points integer not null default 0 check (points >= 0),
  granted_points integer check (granted_points between 0 and points),
  primary key (request_id, order_item_id),
  constraint restock_is_granted check (
    restocked_qty between 0 and coalesce(granted_qty, 0)
  ),
  constraint request_item_costs_money_or_points check (points = 0 or cents = 0)
);
create index refund_request_items_item on refund_request_items (order_item_id);

create table refund_request_pictures (
  request_id text not null references refund_requests on delete cascade,
  position integer not null check (position between 0 and 4),
  file_id text not null references files,
  primary key (request_id, position)
);
create index refund_request_pictures_file on refund_request_pictures (file_id);

-- Product reviews by buyers, public once approved.
create table reviews (
  id text primary key,
  order_id text not null references orders on delete cascade,
  product_id text not null references products on delete cascade,
  account_id text references accounts on delete set null,
  -- As shown: first name and initial, or a chosen name.
  author text not null,
  -- The language it was written in.
  locale text not null check (locale in ('en', 'zh', 'cn')),
  rating integer not null check (rating between 1 and 5),
  comments text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  -- Why it was rejected; shown to its author.
  reason text,
  -- The shop's public reply.
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
  -- The private upload.
  file_id text not null references files,
  -- The public copy, made when the review is approved.
  public_file_id text references files,
  primary key (review_id, position)
);
create index review_pictures_file on review_pictures (file_id);
