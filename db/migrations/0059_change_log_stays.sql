-- The change log is only ever added to: truncate fires no trigger of rows.
create trigger audit_events_not_emptied before truncate on audit_events
  for each statement execute function forbid_update_and_delete();
