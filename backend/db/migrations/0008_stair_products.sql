ALTER TABLE "showcase_products" DROP CONSTRAINT "showcase_products_showcase_key_product_id_pk";--> statement-breakpoint
ALTER TABLE "showcase_products" ADD PRIMARY KEY ("product_id");--> statement-breakpoint
ALTER TABLE "showcase_products" DROP COLUMN "showcase_key";