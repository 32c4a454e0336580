-- A password that someone else chose, or that was drawn: its holder has to replace it.
alter table staff add column needs_new_password boolean not null default false;
