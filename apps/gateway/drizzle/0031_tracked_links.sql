CREATE TABLE "tracked_link" (
	"link_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"campaign" text NOT NULL,
	"page_code" text,
	"path" text,
	"query" text DEFAULT '' NOT NULL,
	"cps_id" text,
	"state_code" text,
	"mark" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_content" text,
	"utm_term" text,
	"is_off" boolean DEFAULT false NOT NULL,
	"off_to" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracked_link_code" UNIQUE("code"),
	CONSTRAINT "tracked_link_id_form" CHECK ("tracked_link"."link_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "tracked_link_code_form" CHECK ("tracked_link"."code" ~ '^[2-9A-HJ-NP-Za-km-z]{6}$'),
	CONSTRAINT "tracked_link_name" CHECK ("tracked_link"."name" = btrim("tracked_link"."name") and "tracked_link"."name" <> '' and length("tracked_link"."name") <= 40),
	CONSTRAINT "tracked_link_campaign" CHECK ("tracked_link"."campaign" = btrim("tracked_link"."campaign") and "tracked_link"."campaign" <> '' and length("tracked_link"."campaign") <= 40),
	CONSTRAINT "tracked_link_target" CHECK (num_nonnulls("tracked_link"."page_code", "tracked_link"."path") = 1),
	CONSTRAINT "tracked_link_path" CHECK ("tracked_link"."path" ~ '^(/[^/?#\\%[:cntrl:]]+)+$' and length("tracked_link"."path") <= 100),
	CONSTRAINT "tracked_link_query" CHECK ("tracked_link"."query" !~ '[[:space:][:cntrl:]#]' and length("tracked_link"."query") <= 200 and "tracked_link"."query" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'),
	CONSTRAINT "tracked_link_off_to" CHECK ("tracked_link"."off_to" ~ '^/h5-page(/[^/?#\\%[:cntrl:]]+)+$'),
	CONSTRAINT "tracked_link_cps_id" CHECK (length("tracked_link"."cps_id") between 1 and 64 and "tracked_link"."cps_id" !~ '[\x01-\x2c\x2f\x3b-\x40\x5b-\x5e\x60\x7b-\x7f]' and "tracked_link"."cps_id" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'),
	CONSTRAINT "tracked_link_state_code" CHECK (length("tracked_link"."state_code") between 1 and 64 and "tracked_link"."state_code" !~ '[\x01-\x2c\x2f\x3b-\x40\x5b-\x5e\x60\x7b-\x7f]' and "tracked_link"."state_code" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'),
	CONSTRAINT "tracked_link_mark" CHECK (length("tracked_link"."mark") between 1 and 64 and "tracked_link"."mark" !~ '[\x01-\x2c\x2f\x3b-\x40\x5b-\x5e\x60\x7b-\x7f]' and "tracked_link"."mark" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'),
	CONSTRAINT "tracked_link_utm_source" CHECK (length("tracked_link"."utm_source") between 1 and 64 and "tracked_link"."utm_source" !~ '[\x01-\x2c\x2f\x3b-\x40\x5b-\x5e\x60\x7b-\x7f]' and "tracked_link"."utm_source" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'),
	CONSTRAINT "tracked_link_utm_medium" CHECK (length("tracked_link"."utm_medium") between 1 and 64 and "tracked_link"."utm_medium" !~ '[\x01-\x2c\x2f\x3b-\x40\x5b-\x5e\x60\x7b-\x7f]' and "tracked_link"."utm_medium" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'),
	CONSTRAINT "tracked_link_utm_campaign" CHECK (length("tracked_link"."utm_campaign") between 1 and 64 and "tracked_link"."utm_campaign" !~ '[\x01-\x2c\x2f\x3b-\x40\x5b-\x5e\x60\x7b-\x7f]' and "tracked_link"."utm_campaign" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'),
	CONSTRAINT "tracked_link_utm_content" CHECK (length("tracked_link"."utm_content") between 1 and 64 and "tracked_link"."utm_content" !~ '[\x01-\x2c\x2f\x3b-\x40\x5b-\x5e\x60\x7b-\x7f]' and "tracked_link"."utm_content" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'),
	CONSTRAINT "tracked_link_utm_term" CHECK (length("tracked_link"."utm_term") between 1 and 64 and "tracked_link"."utm_term" !~ '[\x01-\x2c\x2f\x3b-\x40\x5b-\x5e\x60\x7b-\x7f]' and "tracked_link"."utm_term" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)')
);
--> statement-breakpoint
ALTER TABLE "tracked_link" ADD CONSTRAINT "tracked_link_created_by_member_member_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_link" ADD CONSTRAINT "tracked_link_page" FOREIGN KEY ("page_code") REFERENCES "public"."page"("code") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "tracked_link_newest" ON "tracked_link" USING btree ("created_at","link_id");--> statement-breakpoint
CREATE INDEX "tracked_link_of_campaign" ON "tracked_link" USING btree ("campaign","created_at");--> statement-breakpoint
CREATE INDEX "tracked_link_of_page" ON "tracked_link" USING btree ("page_code","created_at");