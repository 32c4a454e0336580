-- A recognition that ran out of time says nothing about the picture: staff see the two apart.
alter table proof_recognitions drop constraint proof_recognitions_state_check;
alter table proof_recognitions add constraint proof_recognitions_state_check
  check (state in ('waiting', 'read', 'unreadable', 'timed_out'));

-- Perceptual hash of an upload, 256 bits in hex; null for a nearly blank picture.
alter table files add column image_hash text check (image_hash ~ '^[0-9a-f]{64}$');
