-- Who booked a return for a customer that called or posted it back; null for what customers ask.
alter table refund_requests add column booked_by text references staff;
