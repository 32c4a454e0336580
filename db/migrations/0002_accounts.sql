-- Visitors and customers. A temporary account belongs to a browser; its secret is hashed with
-- SHA-256.
create table accounts (
  id text primary key,
  kind text not null check (kind in ('TEMP', 'REGISTERED')),
  username text,
  email text,
  area_code text,
  phone text,
  phone_e164 text,
  password_hash text not null,
  locale text not null default 'en' check (locale in ('en', 'zh', 'cn')),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  closed_at timestamptz,
  gender text check (gender in ('male', 'female', 'other')),
  -- ISO 3166-1 alpha-2.
  country text check (country ~ '^[A-Z]{2}$'),
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  -- The customer account this temporary account was merged into.
  merged_into text references accounts on delete set null,
  search_text text not null generated always as (
    searchable(array[username, email, phone, phone_e164])
  ) stored,
  -- Given when registering by phone; to be confirmed once the phone is verified.
  pending_email text,
  -- `phone_e164` is the login; a phone without it is for couriers only.
  constraint account_phone_is_complete check (
    phone_e164 is null or (area_code is not null and phone is not null)
  ),
  constraint account_verified_exists check (
    (email_verified_at is null or email is not null)
    and (phone_verified_at is null or phone_e164 is not null)
  ),
  constraint account_merged_is_closed check (
    merged_into is null or (kind = 'TEMP' and closed_at is not null)
  ),
  -- An account may sign in by email and phone only if both are verified.
  constraint account_logins_are_verified check (
    kind = 'TEMP' or email is null or phone_e164 is null
    or (email_verified_at is not null and phone_verified_at is not null)
  )
);
create unique index accounts_email_key on accounts (lower(email)) where closed_at is null;
create unique index accounts_phone_key on accounts (phone_e164) where closed_at is null;
create index accounts_unused on accounts (last_seen_at) where kind = 'TEMP';
create index accounts_merged_into on accounts (merged_into) where merged_into is not null;

-- Most visitors have no details to search.
create index accounts_search on accounts using gin (search_text gin_trgm_ops)
  where search_text <> '';

-- The bytes are in the file store; this is the owner and the metadata.
create table files (
  id text primary key,
  account_id text references accounts on delete set null,
  visibility text not null check (visibility in ('public', 'private')),
  mime text not null,
  bytes integer not null check (bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  background text not null default '#eeece8',
  sha256 bytea not null,
  created_at timestamptz not null default now(),
  -- The upload exactly as received is kept for a few days: re-encoding removes signs of editing.
  has_raw_upload boolean not null default false
);

alter table accounts
  -- The public rendition of an uploaded picture.
  add column avatar_id text references files on delete set null;
create index files_account on files (account_id, created_at);
create index files_content on files (sha256);
create index files_ownerless on files (created_at) where account_id is null and visibility = 'private';
create index files_raw_uploads on files (created_at) where has_raw_upload;

create index accounts_avatar on accounts (avatar_id) where avatar_id is not null;

create table access_tokens (
  hash bytea primary key,
  account_id text not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index access_tokens_account on access_tokens (account_id);
create index access_tokens_expiry on access_tokens (expires_at);

-- One valid code per purpose; a new one replaces the previous one.
create table verification_codes (
  account_id text not null references accounts on delete cascade,
  purpose text not null check (
    purpose in (
      'confirm_email', 'confirm_phone', 'reset_password', 'change_email', 'change_phone'
    )
  ),
  -- Hash of the code if it is long, of account, purpose and code if it is short.
  hash bytea not null unique,
  -- How the code was sent.
  channel text not null check (channel in ('email', 'phone')),
  -- The address or number that using the code verifies.
  target text not null,
  attempts integer not null default 0 check (attempts between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The first digits, where a code is looked up by them alone; see decision 020.
  selector text unique,
  primary key (account_id, purpose)
);
create index verification_codes_expiry on verification_codes (expires_at);

create table delivery_recipients (
  account_id text primary key references accounts on delete cascade,
  name text not null check (name <> ''),
  area_code text not null,
  phone text not null,
  -- { unit, building, street, district, region, point_code }
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
  -- Marketing consent, given by the customer only, and when.
  is_accept boolean not null default false,
  accepted_at timestamptz,
  -- Kept for at least three years, as Hong Kong's law on unsolicited messages requires.
  unsubscribed_at timestamptz,
  unsubscribe_key text not null unique,
  updated_at timestamptz not null default now(),
  constraint consent_has_time check (not is_accept or accepted_at is not null)
);

create table enquiries (
  id text primary key,
  account_id text references accounts on delete set null,
  locale text not null check (locale in ('en', 'zh', 'cn')),
  -- Single lines: these values go into email headers.
  name text not null check (name !~ '[[:cntrl:]]'),
  email text not null check (email !~ '[[:cntrl:]]'),
  area_code text not null default '',
  phone text not null default '',
  subject text not null check (subject !~ '[[:cntrl:]]'),
  description text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'spam')),
  -- Why it was classified as spam; empty if it was not.
  spam_signs text[] not null default '{}',
  -- Internal.
  note text not null default '',
  -- Hash of sender and text: a repetition on the same day is the same enquiry.
  content_hash bytea not null,
  -- Hash of the text, to recognise it from several senders.
  text_hash bytea not null,
  sent_on date not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (content_hash, sent_on)
);
create index enquiries_status on enquiries (status, created_at desc);
create index enquiries_text on enquiries (text_hash, created_at);
create index enquiries_email on enquiries (lower(email), created_at desc);
create index enquiries_account on enquiries (account_id) where account_id is not null;
