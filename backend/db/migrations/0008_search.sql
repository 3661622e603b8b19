ALTER TABLE "categories" ADD COLUMN "names_other_goods" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Goods indexed before carried the mark in their searchable text, before their kind.
UPDATE categories c SET names_other_goods = true
WHERE EXISTS (SELECT FROM products p WHERE p.category_id = c.id AND split_part(p.search_n, '|', 2) LIKE ' +%');
