-- A statement's column of states, and the order of day and month where its dates leave it open.
alter table statement_layouts
  add column day_order text not null default 'day_first'
    check (day_order in ('day_first', 'month_first'));
update statement_layouts set columns = columns || '{"state": null}';
