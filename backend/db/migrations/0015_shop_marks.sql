CREATE TABLE "shop_marks" (
	"kind" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
