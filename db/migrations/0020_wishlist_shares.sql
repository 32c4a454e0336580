-- Links that show a customer's wishlist to others. Switching a link off deletes
-- its row, so that no old link ever works again.
create table wishlist_shares (
  account_id text not null references accounts on delete cascade,
  store_id text not null references stores,
  -- Gives read access to the list. Not a hash: the customer sees the link again.
  share_key text not null unique,
  -- The name others see; the customer types it for this purpose.
  shown_name text check (shown_name <> ''),
  created_at timestamptz not null default now(),
  primary key (account_id, store_id)
);
