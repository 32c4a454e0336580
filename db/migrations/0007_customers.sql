alter table accounts
  -- The public rendition of a picture that its owner uploaded.
  add column avatar_id text references files on delete set null,
  add column gender text check (gender in ('male', 'female', 'other')),
  -- ISO 3166-1 alpha-2.
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column email_verified_at timestamptz,
  add column phone_verified_at timestamptz,
  -- The customer whose account a visitor's one became part of.
  add column merged_into text references accounts on delete set null,
  -- `phone_e164` is what somebody signs in with; a number without it is for the courier only.
  add constraint account_phone_is_whole check (
    phone_e164 is null or (area_code is not null and phone is not null)
  ),
  add constraint account_verified_is_there check (
    (email_verified_at is null or email is not null)
    and (phone_verified_at is null or phone_e164 is not null)
  ),
  add constraint account_merged_is_closed check (
    merged_into is null or (kind = 'TEMP' and closed_at is not null)
  );
create index accounts_avatar on accounts (avatar_id) where avatar_id is not null;
create index accounts_merged_into on accounts (merged_into) where merged_into is not null;

-- One living code for each purpose: a new one takes the place of the one before.
create table verification_codes (
  account_id text not null references accounts on delete cascade,
  purpose text not null check (
    purpose in (
      'confirm_email', 'confirm_phone', 'reset_password', 'change_email', 'change_phone'
    )
  ),
  -- Of the code alone if it is long; of account, purpose and code if it is short.
  hash bytea not null unique,
  -- Where it was sent: who can use it reads what arrives there.
  channel text not null check (channel in ('email', 'phone')),
  -- The address or number that using it confirms.
  target text,
  tries integer not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account_id, purpose),
  constraint code_confirms_something check (
    (purpose in ('confirm_email', 'confirm_phone')) = (target is not null)
  )
);
create index verification_codes_expiry on verification_codes (expires_at);

create table delivery_recipients (
  account_id text primary key references accounts on delete cascade,
  name text not null check (name <> ''),
  area_code text not null,
  phone text not null,
  -- { unit, building, street, district, region, point_code }; null until one is known
  address jsonb,
  updated_at timestamptz not null default now()
);

create table notification_settings (
  account_id text primary key references accounts on delete cascade,
  is_notifiable boolean not null default true,
  channels text[] not null default '{email,delivery_status}' check (
    channels <@ array['email', 'sms', 'newsletter', 'delivery_status', 'wishlist']
  ),
  language text not null check (language in ('en', 'zh', 'cn')),
  -- Consent to news and offers, never given for somebody; and since when it is as it is.
  is_accept boolean not null default false,
  accepted_at timestamptz,
  -- Kept for three years at least, as the law on unsolicited messages asks.
  unsubscribed_at timestamptz,
  unsubscribe_key text not null unique,
  updated_at timestamptz not null default now(),
  constraint consent_has_a_time check (not is_accept or accepted_at is not null)
);
