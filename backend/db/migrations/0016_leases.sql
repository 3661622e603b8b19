CREATE TABLE "leases" (
	"key" integer PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
