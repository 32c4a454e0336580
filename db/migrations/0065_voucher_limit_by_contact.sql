-- Limits per customer go by account and email, of which a person can have many. A voucher may count
-- orders to the same phone number or delivery address as the same customer's, too.
alter table vouchers add column per_customer_by_contact boolean not null default false;
