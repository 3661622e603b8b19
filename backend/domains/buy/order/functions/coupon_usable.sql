-- Whether one more order of the customer may use a coupon, with its code of everybody or with one of its single codes. The caller has
-- locked the coupon, so that no concurrent order changes the counts.
CREATE OR REPLACE FUNCTION coupon_usable(coupon coupons, single text, customer integer, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  RETURN coalesce(
    coupon.active AND moment >= coupon.valid_from AND moment < coupon.valid_to
      AND (SELECT count(*) FROM coupon_uses c WHERE c.coupon_id = coupon.id) < coupon.uses
      AND (SELECT count(*) FROM coupon_uses c WHERE c.coupon_id = coupon.id AND c.user_id = customer)
        < coupon.uses_per_customer
      AND NOT EXISTS (SELECT FROM coupon_uses c WHERE c.single_code = single),
    false
  );
END
$$;
