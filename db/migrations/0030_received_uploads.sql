-- Uploads as they were sent, kept for a few days: signs of editing do not survive encoding.
alter table files add column is_received_kept boolean not null default false;
create index files_received on files (created_at) where is_received_kept;
-- Readings from before signs of editing were looked for.
update proof_readings set reading = reading || '{"signs": []}' where reading is not null;
