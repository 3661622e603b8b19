ALTER TABLE "order_items" ADD COLUMN "comes_along" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_taken_of_qty" CHECK ("order_items"."taken" BETWEEN 0 AND "order_items"."qty");