-- What a bank or a gateway calls a payment, as staff copy it from a statement.
create index payments_search on payments
  using gin (lower(coalesce(provider_reference, '') || ' ' || coalesce(reference, '')) gin_trgm_ops);
create index refunds_search on refunds using gin (lower(provider_reference) gin_trgm_ops);
create index bank_lines_search on bank_lines using gin (lower(text) gin_trgm_ops)
  where order_id is not null;
create index proof_recognitions_search on proof_recognitions
  using gin (lower(bank_reference) gin_trgm_ops);

-- What a shop hands over.
create index orders_shop on orders ((delivery #>> '{pickup,id}'), created_at desc)
  where delivery_method = 'PICKUP';

-- What a note said before its author changed it.
create table order_note_versions (
  id bigint generated always as identity primary key,
  note_id bigint not null references order_notes on delete cascade,
  note text not null check (note <> ''),
  replaced_at timestamptz not null
);
create index order_note_versions_note on order_note_versions (note_id, id);

-- What is wrong with a payment, for people of any language; `problem` is for the log.
alter table webhook_events add column issue jsonb;
