-- What each of the order's discounts took off an item, so that a discount shrinks only by the items
-- it was for when an unpaid order loses some. Null on items sold before, and on replacements.
alter table order_items add column discount_shares jsonb;
