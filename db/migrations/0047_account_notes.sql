-- What staff note about a customer; customers never see it.
create table account_notes (
  id bigint generated always as identity primary key,
  account_id text not null references accounts on delete cascade,
  staff_id text references staff,
  note text not null check (note <> ''),
  created_at timestamptz not null default now()
);
create index account_notes_account on account_notes (account_id, id);
