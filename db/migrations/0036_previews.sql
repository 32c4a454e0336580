-- What a page would show once typed or unpublished texts are saved and published, for an hour:
-- the answers of the customer API that differ, computed when the preview was opened.
create table previews (
  id text primary key,
  staff_id text not null references staff on delete cascade,
  -- The screen of the console that the page leads back to.
  editor text not null,
  -- [{ path, query, answer }]
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  expires_at timestamptz not null
);
create index previews_expiry on previews (expires_at);
