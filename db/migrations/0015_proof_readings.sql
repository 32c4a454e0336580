-- What the machine made of a payment proof. It proposes; a person decides.
create table proof_readings (
  proof_id text primary key references payment_proofs on delete cascade,
  order_id text not null references orders on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'read', 'unreadable')),
  attempts integer not null default 0 check (attempts >= 0),
  -- What was read, and how it compares with the order.
  reading jsonb,
  -- As `bankReferenceIn` spells it: look-alike letters are digits.
  bank_reference text,
  -- 256 bits in hex, alike for pictures that look alike.
  picture_hash text check (picture_hash ~ '^[0-9a-f]{64}$'),
  is_full_match boolean not null default false,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint read_in_full check ((state = 'read') = (reading is not null)),
  constraint match_is_read check (state = 'read' or not is_full_match)
);
create index proof_readings_order on proof_readings (order_id);
-- The same transfer on two orders.
create index proof_readings_bank_reference on proof_readings (bank_reference)
  where bank_reference is not null;
-- Looks are compared with recent ones.
create index proof_readings_age on proof_readings (created_at);
-- The same picture on two orders.
create index payment_proofs_file on payment_proofs (file_id);
