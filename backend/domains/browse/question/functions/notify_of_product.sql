-- Writes a message about what a customer has asked or written of a product; without a `body` it has the title of the product.
CREATE OR REPLACE FUNCTION notify_of_product(customer integer, product integer, title text, body text, moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify(customer, 'general', notify_of_product.title, coalesce(body, p.title), '/products/' || p.id || '/' || p.slug, moment)
    FROM products p WHERE p.id = product;
END
$$;
