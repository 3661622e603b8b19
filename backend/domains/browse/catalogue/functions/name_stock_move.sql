-- Names the reason of the next changes of stocks in this transaction, for `note_stock_move`.
CREATE OR REPLACE FUNCTION name_stock_move(reason text, about_order integer) RETURNS void
LANGUAGE sql AS $$
  SELECT set_config('shop.stock_move', jsonb_build_object('reason', reason, 'order', about_order)::text, true)
$$;
