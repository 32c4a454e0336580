-- Platforms that called, as their requests name them. A few are kept, and written once a minute.
create table agent_platforms (
  -- Host of the platform's profile.
  host text primary key,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  refusals integer not null default 0,
  -- Code of the latest refusal.
  refusal text,
  refused_at timestamptz,
  check ((refusals > 0) = (refusal is not null and refused_at is not null))
);
