-- An offer is for everything only when it says so: an empty scope used to mean it, and with it one
-- whose key was mistyped.
create function is_scope(scope jsonb) returns boolean immutable parallel safe
  return case
    when jsonb_typeof(scope) <> 'object' then false
    when scope = '{"everything": true}' then true
    else scope - array['product_ids', 'category_ids', 'tags'] = '{}'
      and jsonb_path_exists(scope, 'strict $.* ? (@.type() == "array")[*]')
  end;

update promotions set scope = '{"everything": true}'
  where not jsonb_path_exists(scope, 'strict $.* ? (@.type() == "array")[*]');
update vouchers set scope = '{"everything": true}'
  where not jsonb_path_exists(scope, 'strict $.* ? (@.type() == "array")[*]');

alter table promotions
  alter column scope drop default,
  add constraint promotion_scope check (is_scope(scope));
alter table vouchers
  alter column scope drop default,
  add constraint voucher_scope check (is_scope(scope));
