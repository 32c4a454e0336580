-- What the nightly check of all ledgers found, for the console and the metrics.
create table ledger_audits (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  finding_count integer not null check (finding_count >= 0),
  -- The first hundred; `npm run audit` names them all.
  findings jsonb not null
);

alter table staff_notifications
  drop constraint staff_notifications_kind_check,
  add constraint staff_notifications_kind_check check (
    kind in (
      'new_order', 'order_paid', 'payment_proof', 'collection_overdue', 'refund_request',
      'payment_problem', 'enquiry', 'review', 'comment', 'low_stock', 'sold_out', 'message_failed',
      'backup_failed', 'audit_findings'
    )
  );
