ALTER TABLE "products" ADD COLUMN "rating" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;
--> statement-breakpoint
UPDATE "products" p SET "rating" = ARRAY[r.one, r.two, r.three, r.four, r.five] FROM (
	SELECT "product_id", count(*) FILTER (WHERE "stars" = 1)::int AS one, count(*) FILTER (WHERE "stars" = 2)::int AS two,
		count(*) FILTER (WHERE "stars" = 3)::int AS three, count(*) FILTER (WHERE "stars" = 4)::int AS four,
		count(*) FILTER (WHERE "stars" = 5)::int AS five
	FROM "reviews" WHERE "state" = 'published' GROUP BY "product_id"
) r WHERE r."product_id" = p."id";
