-- A code sent to a verified phone signs its owner in.
alter table verification_codes
  drop constraint verification_codes_purpose_check,
  add constraint verification_codes_purpose_check check (
    purpose in (
      'confirm_email', 'confirm_phone', 'reset_password', 'change_email', 'change_phone', 'sign_in'
    )
  );
