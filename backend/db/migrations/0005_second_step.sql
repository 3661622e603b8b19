ALTER TABLE "sessions" ADD COLUMN "second_step_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_step_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_step_count" integer DEFAULT 0 NOT NULL;