-- A comment is seen at once; one that looks like spam, or all of them if the shop wants that, wait.
alter table post_reviews
  drop constraint post_reviews_check,
  add constraint post_review_waiting_is_undecided check (status <> 'DRAFT' or decided_at is null),
  -- Why it was taken back to wait; empty when it was not.
  add column spam_signs text[] not null default '{}';
