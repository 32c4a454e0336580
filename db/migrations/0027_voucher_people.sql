-- A number that was merely typed says nothing about who ordered: account and email do.
drop index voucher_uses_phone;
alter table voucher_uses drop column phone;
