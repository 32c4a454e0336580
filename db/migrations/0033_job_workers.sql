-- Workers of the job queue and when each last said that it lives. The jobs of one that no longer
-- does are given to others.
create table job_workers (
  id text primary key,
  seen_at timestamptz not null default now()
);
