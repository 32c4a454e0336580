-- What staff answered to an enquiry, each sent as an email.
create table enquiry_replies (
  id bigint generated always as identity primary key,
  enquiry_id text not null references enquiries on delete cascade,
  staff_id text references staff,
  text text not null check (text <> ''),
  created_at timestamptz not null default now()
);
create index enquiry_replies_enquiry on enquiry_replies (enquiry_id, id);
