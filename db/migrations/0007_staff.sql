-- Staff sign in separately: a customer's token never gives access.
create table staff (
  id text primary key,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'assistant')),
  password_hash text not null,
  created_at timestamptz not null default now(),
  archived_at timestamptz
);
create unique index staff_email_key on staff (lower(email));

create table staff_tokens (
  hash bytea primary key,
  staff_id text not null references staff on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_tokens_staff on staff_tokens (staff_id);
create index staff_tokens_expiry on staff_tokens (expires_at);

-- The audit log, append-only. No staff member: the shop itself, or a command line.
create table audit_events (
  id bigint generated always as identity primary key,
  staff_id text references staff,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
create index audit_events_subject on audit_events (subject_kind, subject_id, id desc);
create index audit_events_staff on audit_events (staff_id, id desc);
create index audit_events_time on audit_events (created_at);

create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function forbid_update_and_delete();
