-- The whole stored basket, or null when there is none: {cartId, revision, facility, lines, companions, services}. A
-- companion names its line by `lineId`; `chosen` tells those in the basket from those that are offered with the line; the picture is the one of the variant's colour where the product has one. Variants
-- that are no longer offered have stock 0. `services` has the texts of the services that the lines name by id. The function is
-- volatile, so that it sees what the call before it in the same statement has written.
CREATE OR REPLACE FUNCTION read_basket(basket uuid) RETURNS json
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    WITH wanted AS (
      SELECT i.id AS line_id, i.property_id, i.qty, i.seen_price, NULL::bigint AS companion_price, NULL::integer AS bundle_id,
        true AS chosen
      FROM basket_items i WHERE i.basket_id = basket
      UNION ALL
      SELECT i.id, c.companion_property_id, i.qty, NULL, c.price, c.bundle_id, c.price = 0 OR k.line_id IS NOT NULL
      FROM basket_items i JOIN companions c ON c.property_id = i.property_id
      LEFT JOIN basket_companions k ON k.line_id = i.id AND k.property_id = c.companion_property_id
      WHERE i.basket_id = basket
    ), shown AS (
      SELECT w.line_id, p.id AS property_id, w.companion_price IS NOT NULL AS comes_along, t.category_path, json_build_object(
        'lineId', w.line_id, 'qty', w.qty, 'seenPrice', w.seen_price, 'companionPrice', w.companion_price,
        'chosen', w.chosen,
        'productId', t.id, 'productPropertyId', p.id, 'slug', t.slug, 'title', t.title,
        'imageUrl', (
          SELECT image ->> 'imageUrl' FROM jsonb_array_elements(t.images) WITH ORDINALITY AS list (image, place)
          ORDER BY image ->> 'colour' IS DISTINCT FROM p.colour_value, image ->> 'colour' IS NOT NULL, place LIMIT 1
        ),
        'colourTitle', p.colour_title, 'colourValue', p.colour_value,
        'colourImageUrl', p.colour_image_url, 'optionTitle', p.option_title, 'optionIcon', p.option_icon,
        'optionImageUrl', p.option_image_url, 'guarantee', p.guarantee,
        'maxBuy', p.max_buy, 'stock', CASE WHEN t.removed_at IS NULL AND p.removed_at IS NULL THEN p.stock ELSE 0 END,
        'price', p.price, 'discount', p.discount,
        'promotionPrice', p.promotion_price, 'promotionTo', iso(p.promotion_to),
        'bundle', CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'title', u.title, 'endsAt', iso(u.ends_at)) END,
        'services', CASE WHEN w.companion_price IS NULL THEN line_services(w.line_id, p.price, t.category_path) END,
        'retired', CASE WHEN w.companion_price IS NULL AND EXISTS (SELECT FROM basket_item_services a WHERE a.line_id = w.line_id)
          THEN retired_services(w.line_id, p.price, t.category_path) ELSE '{}' END
      ) AS line
      FROM wanted w
      JOIN product_properties p ON p.id = w.property_id
      JOIN products t ON t.id = p.product_id
      LEFT JOIN bundles u ON u.id = w.bundle_id
    )
    SELECT json_build_object(
      'cartId', b.id, 'revision', b.revision, 'facility', basket_facility(b.id),
      'lines', (SELECT coalesce(json_agg(line ORDER BY line_id) FILTER (WHERE NOT comes_along), '[]') FROM shown),
      'companions', (
        SELECT coalesce(json_agg(line ORDER BY line_id, property_id) FILTER (WHERE comes_along), '[]') FROM shown
      ),
      'services', (
        SELECT coalesce(json_agg(json_build_object(
          'serviceId', s.id, 'kind', s.kind, 'title', s.title, 'provider', s.provider, 'imageUrl', s.image_url,
          'galleryId', s.gallery_id, 'description', s.description, 'coverage', s.coverage, 'exclusions', s.exclusions,
          'deductible', s.deductible, 'claimDeadline', s.claim_deadline, 'terms', s.terms, 'months', s.months
        ) ORDER BY s.sort, s.id), '[]')
        FROM services s
        WHERE s.active AND EXISTS (SELECT 1 FROM shown WHERE NOT comes_along AND shown.category_path && s.category_ids)
      )
    )
    FROM baskets b WHERE b.id = basket
  );
END
$$;
