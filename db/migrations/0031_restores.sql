-- Each restore of the shop from a backup. Until somebody decides, its jobs wait: they would send
-- the emails of that time once more.
create table restores (
  id bigint generated always as identity primary key,
  taken_at timestamptz not null,
  restored_at timestamptz not null default now(),
  decision text check (decision in ('release', 'discard')),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create unique index restores_held on restores ((true)) where decision is null;

-- Each backup that was made, wherever its file is; for the warning that none was made lately.
create table backups (
  id bigint generated always as identity primary key,
  taken_at timestamptz not null,
  finished_at timestamptz not null default now(),
  file text not null,
  row_count bigint not null,
  file_count bigint not null
);
create index backups_age on backups (taken_at);
