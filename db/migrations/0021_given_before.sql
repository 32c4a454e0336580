-- Of what a request grants, what went back before without pieces: nobody is paid back more than
-- they paid.
alter table refund_requests
  add column given_before_cents integer not null default 0,
  add constraint given_before_is_granted check (
    given_before_cents between 0 and coalesce(granted_cents, 0) + shipping_cents
  );
