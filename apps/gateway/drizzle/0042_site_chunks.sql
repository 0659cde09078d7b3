CREATE TABLE "site_chunk" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"last_build_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_chunk_name_form" CHECK ("site_chunk"."name" ~ '^/[A-Za-z0-9/._-]+\.[0-9a-f]{6,64}\.[a-z0-9]+$')
);
--> statement-breakpoint
CREATE INDEX "site_chunk_oldest" ON "site_chunk" USING btree ("last_build_at");