CREATE TABLE "evidence_seal" (
	"seal_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evidence_seal_seal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"rows" integer NOT NULL,
	"root" text NOT NULL,
	"leaves" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_seal_once" UNIQUE("kind","hour"),
	CONSTRAINT "evidence_seal_counts" CHECK ("evidence_seal"."rows" >= 0),
	CONSTRAINT "evidence_seal_root_form" CHECK ("evidence_seal"."root" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "evidence_seal_leaves" CHECK (length("evidence_seal"."leaves") = 32 * "evidence_seal"."rows")
);
--> statement-breakpoint
CREATE TABLE "visit_leaf" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"leaves" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exposure" (
	"exposure_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exposure_exposure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"rendering" text,
	"page_code" text,
	"page_version" integer,
	"variant" text,
	"container" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rendering" (
	"hash" text PRIMARY KEY NOT NULL,
	"rendering" text NOT NULL,
	"page_code" text NOT NULL,
	"version_id" bigint,
	"page_version" integer,
	"variant" text,
	"build" text,
	"company_revision" integer NOT NULL,
	"settings" text NOT NULL,
	"build_files" text,
	"csp" text NOT NULL,
	"bytes" integer NOT NULL,
	"markup" "bytea" NOT NULL,
	"parts" jsonb NOT NULL,
	"addresses" text[] NOT NULL,
	"first_loaded_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "rendering_hash_form" CHECK ("rendering"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "rendering_name_form" CHECK ("rendering"."rendering" ~ '^[A-Za-z0-9_-]{12}$')
);
--> statement-breakpoint
CREATE TABLE "rendering_asset" (
	"address" text NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"first_served_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "rendering_asset_address_sha256_pk" PRIMARY KEY("address","sha256"),
	CONSTRAINT "rendering_asset_hash_form" CHECK ("rendering_asset"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "rendering_part" (
	"sha256" text PRIMARY KEY NOT NULL,
	"packed" "bytea" NOT NULL,
	CONSTRAINT "rendering_part_hash_form" CHECK ("rendering_part"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "visit_log" ADD COLUMN "rendering" text;--> statement-breakpoint
CREATE UNIQUE INDEX "exposure_once" ON "exposure" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "exposure_created_at" ON "exposure" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rendering_once" ON "rendering" USING btree ("rendering");--> statement-breakpoint
CREATE INDEX "rendering_of_page" ON "rendering" USING btree ("page_code","first_loaded_at");--> statement-breakpoint
CREATE INDEX "rendering_first_loaded" ON "rendering" USING btree ("first_loaded_at");--> statement-breakpoint
CREATE INDEX "rendering_asset_first_served" ON "rendering_asset" USING btree ("first_served_at");--> statement-breakpoint
CREATE INDEX "visit_log_of_browser" ON "visit_log" USING btree ("visitor_id","created_at") WHERE "visit_log"."visitor_id" is not null;
--> statement-breakpoint
-- What was served, what was before somebody who did something, and what an hour looked like: never changed.
CREATE FUNCTION evidence_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are evidence: % refused. What was served stays as it was served.', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER rendering_append_only_row BEFORE UPDATE OR DELETE ON rendering
  FOR EACH ROW EXECUTE FUNCTION evidence_is_append_only();
--> statement-breakpoint
CREATE TRIGGER rendering_append_only_table BEFORE TRUNCATE ON rendering
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_is_append_only();
--> statement-breakpoint
CREATE TRIGGER rendering_part_append_only_row BEFORE UPDATE OR DELETE ON rendering_part
  FOR EACH ROW EXECUTE FUNCTION evidence_is_append_only();
--> statement-breakpoint
CREATE TRIGGER rendering_part_append_only_table BEFORE TRUNCATE ON rendering_part
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_is_append_only();
--> statement-breakpoint
CREATE TRIGGER rendering_asset_append_only_row BEFORE UPDATE OR DELETE ON rendering_asset
  FOR EACH ROW EXECUTE FUNCTION evidence_is_append_only();
--> statement-breakpoint
CREATE TRIGGER rendering_asset_append_only_table BEFORE TRUNCATE ON rendering_asset
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_is_append_only();
--> statement-breakpoint
CREATE TRIGGER exposure_append_only_row BEFORE UPDATE OR DELETE ON exposure
  FOR EACH ROW EXECUTE FUNCTION evidence_is_append_only();
--> statement-breakpoint
CREATE TRIGGER exposure_append_only_table BEFORE TRUNCATE ON exposure
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_is_append_only();
--> statement-breakpoint
CREATE TRIGGER evidence_seal_append_only_row BEFORE UPDATE OR DELETE ON evidence_seal
  FOR EACH ROW EXECUTE FUNCTION evidence_is_append_only();
--> statement-breakpoint
CREATE TRIGGER evidence_seal_append_only_table BEFORE TRUNCATE ON evidence_seal
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_is_append_only();
