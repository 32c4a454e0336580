-- A visitor's account is deleted after 30 days: what outlives it is found without reading all of it.
create index refund_requests_account on refund_requests (account_id) where account_id is not null;
create index enquiries_account on enquiries (account_id) where account_id is not null;
create index post_reviews_account on post_reviews (account_id) where account_id is not null;
create index voucher_uses_any_account on voucher_uses (account_id) where account_id is not null;
create index files_ownerless on files (created_at) where account_id is null and visibility = 'private';
