-- How a bought size fits, in the reviewer's words; null if not said.
alter table reviews add column fit text check (fit in ('small', 'true', 'large'));
