-- The advisory lock that the process of the call holds for as long as it lives.
alter table idempotency_keys add column life_lock bigint;
