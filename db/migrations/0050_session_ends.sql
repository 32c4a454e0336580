-- A session in use is renewed, but not for ever: counted from its sign-in.
alter table access_tokens add column signed_in_at timestamptz not null default now();
