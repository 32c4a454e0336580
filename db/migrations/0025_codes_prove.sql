-- Every code knows where it was sent: using it proves that address or number.
update verification_codes c
set target = case c.channel when 'email' then a.email else a.phone_e164 end
from accounts a
where a.id = c.account_id and c.target is null;
delete from verification_codes where target is null;
-- An email beside a number that is not proven is asked for after the number from now on.
delete from verification_codes c
using accounts a
where a.id = c.account_id and c.purpose = 'confirm_email'
  and a.phone_e164 is not null and a.phone_verified_at is null;
alter table verification_codes
  drop constraint code_confirms_something,
  alter column target set not null,
  -- The first digits of a code that is found by them alone; see decision 020.
  add column selector text unique;

alter table accounts
  -- Given at registration by phone: asked to confirm once the phone is proven.
  add column wanted_email text,
  -- Two ways in belong to one person only if both are proven.
  add constraint account_logins_are_one_person check (
    kind = 'TEMP' or email is null or phone_e164 is null
    or (email_verified_at is not null and phone_verified_at is not null)
  );
