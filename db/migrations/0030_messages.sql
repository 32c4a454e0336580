-- What became of each email and text message: one row per message, written by the job that sends
-- it. The text is not stored; it may hold a code or a link that works once.
create table messages (
  id text primary key,
  -- The job that sent it first. Its number is never used again.
  job_id bigint not null unique,
  kind text not null,
  channel text not null check (channel in ('email', 'sms')),
  -- What sends it again; null where a second one would be wrong.
  job text,
  payload jsonb,
  order_id text references orders on delete cascade,
  account_id text references accounts on delete cascade,
  -- Null once its reader is erased, or if the job failed before it knew.
  recipient text,
  locale text check (locale in ('en', 'zh', 'cn')),
  subject text,
  state text not null check (state in ('queued', 'sent', 'failed', 'set_aside')),
  attempts integer not null,
  problem text check (problem in ('refused', 'not_reached', 'not_wanted')),
  -- What the mail server or the SMS provider said.
  error text,
  created_at timestamptz not null,
  tried_at timestamptz not null,
  sent_at timestamptz,
  resent_at timestamptz,
  check ((job is null) = (payload is null)),
  check (state <> 'sent' or sent_at is not null)
);
create index messages_failed_first on messages ((state = 'failed') desc, created_at desc, id);
create index messages_problem on messages (created_at) where state in ('queued', 'failed');
create index messages_order on messages (order_id, created_at);
create index messages_account on messages (account_id);
create index messages_recipient on messages (recipient);
create index messages_created on messages (created_at);

-- Roles that could see that emails failed still can.
update staff_roles set permissions = array_append(permissions, 'messages:manage')
where 'settings:manage' = any (permissions);
