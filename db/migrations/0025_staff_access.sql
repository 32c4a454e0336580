-- A role is one of the three of the permission table, which has their permissions, or one of the
-- shop's own.
create table staff_roles (
  id text primary key,
  name text,
  permissions text[],
  max_discount_percent integer check (max_discount_percent between 0 and 100),
  -- Whose holders must sign in with a second factor, and since when. Null: nobody must.
  second_factor_since timestamptz,
  created_at timestamptz not null default now(),
  check ((id in ('owner', 'manager', 'assistant')) = (name is null)),
  check ((name is null) = (permissions is null)),
  check ((name is null) = (max_discount_percent is null))
);
create unique index staff_roles_name_key on staff_roles (lower(name));
insert into staff_roles (id) values ('owner'), ('manager'), ('assistant');

alter table staff
  drop constraint staff_role_check,
  add constraint staff_role_fkey foreign key (role) references staff_roles,
  -- Null: invited, and has not chosen a password yet.
  alter column password_hash drop not null;
create index staff_role on staff (role);

-- A session is a sign-in with the tokens that followed each other since.
alter table staff_tokens
  add column session_id text not null default gen_random_uuid()::text,
  add column signed_in_at timestamptz not null default now(),
  -- What the browser says of itself.
  add column device text not null default '';

-- A link in an email with which a person chooses a password; a new one replaces it.
create table staff_password_links (
  staff_id text primary key references staff on delete cascade,
  hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_password_links_expiry on staff_password_links (expires_at);

create table staff_second_factors (
  staff_id text primary key references staff on delete cascade,
  -- Encrypted with a secret of the shop.
  secret bytea not null,
  -- Null until a code was entered that fits.
  confirmed_at timestamptz,
  -- Time step of the last accepted code: none works twice.
  last_step bigint,
  created_at timestamptz not null
);

create table staff_recovery_codes (
  staff_id text not null references staff_second_factors on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, hash)
);
