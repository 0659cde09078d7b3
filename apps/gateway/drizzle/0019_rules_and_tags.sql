CREATE TABLE "tag" (
	"pd_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"expression" jsonb,
	"computed_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tag_code_form" CHECK ("tag"."pd_code" ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
ALTER TABLE "rule" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_log" ADD COLUMN "visitor" bigint GENERATED ALWAYS AS (CASE WHEN uid ~ '^[0-9]{1,15}$' THEN uid::bigint END) STORED;--> statement-breakpoint
CREATE INDEX "entitlement_grant_of_product" ON "entitlement_grant" USING btree ("shop_product_id","uid","ends_at");--> statement-breakpoint
CREATE INDEX "user_tag_of_code" ON "user_tag" USING btree ("pd_code","value","uid");--> statement-breakpoint
CREATE INDEX "visit_log_of_visitor" ON "visit_log" USING btree ("visitor","created_at") WHERE "visit_log"."visitor" is not null;--> statement-breakpoint
CREATE INDEX "visit_log_of_page" ON "visit_log" USING btree ("code","created_at","visitor");