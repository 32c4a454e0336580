-- What a shared link of the page shows, in place of its own picture.
alter table search_texts add column picture_id text references files;
