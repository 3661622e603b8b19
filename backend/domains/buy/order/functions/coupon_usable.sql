-- Whether one more order of the customer may use a coupon. Locks the coupon, so that no concurrent order changes the counts.
CREATE OR REPLACE FUNCTION coupon_usable(coupon coupons, customer integer, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  RETURN coalesce(
    moment >= coupon.valid_from AND moment < coupon.valid_to
      AND (SELECT count(*) FROM coupon_uses c WHERE c.coupon_id = coupon.id) < coupon.uses
      AND (SELECT count(*) FROM coupon_uses c WHERE c.coupon_id = coupon.id AND c.user_id = customer)
        < coupon.uses_per_customer,
    false
  );
END
$$;
