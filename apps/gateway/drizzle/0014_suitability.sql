CREATE TABLE "questionnaire" (
	"version" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"questions" jsonb NOT NULL,
	"bands" jsonb NOT NULL,
	"lowest" jsonb NOT NULL,
	"valid_months" integer NOT NULL,
	"per_day" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_state" CHECK ("questionnaire"."state" in ('draft', 'live', 'past')),
	CONSTRAINT "questionnaire_published" CHECK (("questionnaire"."state" = 'draft') = ("questionnaire"."published_at" is null)),
	CONSTRAINT "questionnaire_version" CHECK ("questionnaire"."version" > 0),
	CONSTRAINT "questionnaire_valid_months" CHECK ("questionnaire"."valid_months" between 1 and 12),
	CONSTRAINT "questionnaire_per_day" CHECK ("questionnaire"."per_day" between 1 and 10),
	CONSTRAINT "questionnaire_bands" CHECK (jsonb_array_length("questionnaire"."bands") = 5)
);
--> statement-breakpoint
CREATE TABLE "risk_test" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "risk_test_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"points" integer NOT NULL,
	"risk_level" text NOT NULL,
	"is_lowest" boolean NOT NULL,
	"raised_within_a_day" boolean NOT NULL,
	"ip" "inet" NOT NULL,
	"ua" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "risk_test_id_uid" UNIQUE("id","uid"),
	CONSTRAINT "risk_test_level" CHECK ("risk_test"."risk_level" in ('C1', 'C2', 'C3', 'C4', 'C5')),
	CONSTRAINT "risk_test_lowest" CHECK (not "risk_test"."is_lowest" or "risk_test"."risk_level" = 'C1'),
	CONSTRAINT "risk_test_valid" CHECK ("risk_test"."valid_until" > "risk_test"."created_at"),
	CONSTRAINT "risk_test_points" CHECK ("risk_test"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "suitability_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suitability_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"shop_product_id" bigint NOT NULL,
	"product_risk" text NOT NULL,
	"risk_test_id" bigint,
	"outcome" text NOT NULL,
	"day" date DEFAULT (now() AT TIME ZONE 'Asia/Shanghai')::date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suitability_check_once_a_day" UNIQUE NULLS NOT DISTINCT("uid","shop_product_id","product_risk","risk_test_id","outcome","day"),
	CONSTRAINT "suitability_check_outcome" CHECK ("suitability_check"."outcome" in ('ok', 'none', 'expired', 'mismatch')),
	CONSTRAINT "suitability_check_risk" CHECK ("suitability_check"."product_risk" in ('R1', 'R2', 'R3', 'R4', 'R5')),
	CONSTRAINT "suitability_check_test" CHECK (("suitability_check"."outcome" = 'none') = ("suitability_check"."risk_test_id" is null))
);
--> statement-breakpoint
ALTER TABLE "softuser" DROP CONSTRAINT "softuser_risk_dated";--> statement-breakpoint
ALTER TABLE "softuser" ADD COLUMN "risk_until" timestamp with time zone;--> statement-breakpoint
-- A level that no test stands behind is none.
UPDATE "softuser" SET "risk_level" = NULL, "risk_at" = NULL WHERE "risk_level" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD CONSTRAINT "questionnaire_published_by_member_member_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_test" ADD CONSTRAINT "risk_test_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_test" ADD CONSTRAINT "risk_test_version_questionnaire_version_fk" FOREIGN KEY ("version") REFERENCES "public"."questionnaire"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suitability_check" ADD CONSTRAINT "suitability_check_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suitability_check" ADD CONSTRAINT "suitability_check_shop_product_id_product_shop_product_id_fk" FOREIGN KEY ("shop_product_id") REFERENCES "public"."product"("shop_product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suitability_check" ADD CONSTRAINT "suitability_check_own_test" FOREIGN KEY ("risk_test_id","uid") REFERENCES "public"."risk_test"("id","uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_one_draft" ON "questionnaire" USING btree ("state") WHERE "questionnaire"."state" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_one_live" ON "questionnaire" USING btree ("state") WHERE "questionnaire"."state" = 'live';--> statement-breakpoint
CREATE INDEX "risk_test_of_visitor" ON "risk_test" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "risk_test_created_at" ON "risk_test" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "risk_test_of_version" ON "risk_test" USING btree ("version");--> statement-breakpoint
CREATE INDEX "suitability_check_of_test" ON "suitability_check" USING btree ("risk_test_id","id");--> statement-breakpoint
ALTER TABLE "softuser" ADD CONSTRAINT "softuser_risk_dated" CHECK (num_nulls("softuser"."risk_level", "softuser"."risk_at", "softuser"."risk_until") in (0, 3));
--> statement-breakpoint
-- Tests refer to what was asked: once a version was published only what comes after may take its place.
CREATE FUNCTION questionnaire_is_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    IF OLD.state = 'draft' THEN
      RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END IF;
    IF TG_OP = 'UPDATE' AND OLD.state = 'live' AND NEW.state = 'past'
      AND to_jsonb(NEW) - 'state' = to_jsonb(OLD) - 'state' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'questionnaire rows that were published are never changed: % refused. Publish a new version instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER questionnaire_immutable_row BEFORE UPDATE OR DELETE ON questionnaire
  FOR EACH ROW EXECUTE FUNCTION questionnaire_is_immutable();
--> statement-breakpoint
CREATE TRIGGER questionnaire_immutable_table BEFORE TRUNCATE ON questionnaire
  FOR EACH STATEMENT EXECUTE FUNCTION questionnaire_is_immutable();
--> statement-breakpoint
CREATE FUNCTION suitability_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are evidence: % refused. Add a row that says what has changed instead.', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER risk_test_append_only_row BEFORE UPDATE OR DELETE ON risk_test
  FOR EACH ROW EXECUTE FUNCTION suitability_is_append_only();
--> statement-breakpoint
CREATE TRIGGER risk_test_append_only_table BEFORE TRUNCATE ON risk_test
  FOR EACH STATEMENT EXECUTE FUNCTION suitability_is_append_only();
--> statement-breakpoint
CREATE TRIGGER suitability_check_append_only_row BEFORE UPDATE OR DELETE ON suitability_check
  FOR EACH ROW EXECUTE FUNCTION suitability_is_append_only();
--> statement-breakpoint
CREATE TRIGGER suitability_check_append_only_table BEFORE TRUNCATE ON suitability_check
  FOR EACH STATEMENT EXECUTE FUNCTION suitability_is_append_only();
