-- What staff wrote to the customer of an order stays beside it, like a note.
alter table order_notes add column is_emailed boolean not null default false;
