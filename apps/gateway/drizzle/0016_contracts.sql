CREATE TABLE "contract" (
	"contract_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_id_form" CHECK ("contract"."contract_id" ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
CREATE TABLE "contract_file" (
	"contract_no" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"key_id" text NOT NULL,
	"seal" text NOT NULL,
	"missing" text DEFAULT '' NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_file_sha256" CHECK ("contract_file"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "contract_sign" (
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contract_sign_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_no" text PRIMARY KEY GENERATED ALWAYS AS ('HT' || (extract(year from "signed_at" at time zone 'Asia/Shanghai') * 10000
      + extract(month from "signed_at" at time zone 'Asia/Shanghai') * 100
      + extract(day from "signed_at" at time zone 'Asia/Shanghai'))::integer
      || lpad("serial"::text, greatest(6, length("serial"::text)), '0')) STORED NOT NULL,
	"uid" bigint NOT NULL,
	"shop_product_id" bigint NOT NULL,
	"contract_id" text NOT NULL,
	"version" integer NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sms_message_id" bigint NOT NULL,
	"ip" "inet" NOT NULL,
	"ua" text NOT NULL,
	"agreed" text[] NOT NULL,
	"page_code" text,
	"page_version" integer,
	"document" text NOT NULL,
	"text_hash" text NOT NULL,
	"withdraw_until" date NOT NULL,
	CONSTRAINT "contract_sign_serial" UNIQUE("serial"),
	CONSTRAINT "contract_sign_once" UNIQUE("uid","shop_product_id","contract_id","version","round"),
	CONSTRAINT "contract_sign_page_code_form" CHECK ("contract_sign"."page_code" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "contract_sign_round" CHECK ("contract_sign"."round" >= 0),
	CONSTRAINT "contract_sign_text_hash" CHECK ("contract_sign"."text_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "contract_sign_withdraw_later" CHECK ("contract_sign"."withdraw_until" > ("contract_sign"."signed_at" at time zone 'Asia/Shanghai')::date)
);
--> statement-breakpoint
CREATE TABLE "contract_version" (
	"contract_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"withdrawal" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" bigint,
	CONSTRAINT "contract_version_contract_id_version_pk" PRIMARY KEY("contract_id","version"),
	CONSTRAINT "contract_version_number" CHECK ("contract_version"."version" > 0),
	CONSTRAINT "contract_version_state" CHECK ("contract_version"."state" in ('draft', 'live', 'past')),
	CONSTRAINT "contract_version_texts" CHECK ("contract_version"."title" <> '' and "contract_version"."body" <> '' and "contract_version"."withdrawal" <> ''),
	CONSTRAINT "contract_version_published" CHECK (("contract_version"."state" = 'draft') = ("contract_version"."published_at" is null))
);
--> statement-breakpoint
CREATE TABLE "contract_withdrawal" (
	"contract_no" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_calendar" (
	"day" date PRIMARY KEY NOT NULL,
	"is_working" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_calendar_note" CHECK (length("work_calendar"."note") <= 40)
);
--> statement-breakpoint
ALTER TABLE "captcha_log" DROP CONSTRAINT "captcha_log_scene_known";--> statement-breakpoint
ALTER TABLE "sms_code" DROP CONSTRAINT "sms_code_scene_known";--> statement-breakpoint
ALTER TABLE "sms_message" DROP CONSTRAINT "sms_message_scene_known";--> statement-breakpoint
ALTER TABLE "contract_file" ADD CONSTRAINT "contract_file_contract_no_contract_sign_contract_no_fk" FOREIGN KEY ("contract_no") REFERENCES "public"."contract_sign"("contract_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_sign" ADD CONSTRAINT "contract_sign_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_sign" ADD CONSTRAINT "contract_sign_shop_product_id_product_shop_product_id_fk" FOREIGN KEY ("shop_product_id") REFERENCES "public"."product"("shop_product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_sign" ADD CONSTRAINT "contract_sign_of_version" FOREIGN KEY ("contract_id","version") REFERENCES "public"."contract_version"("contract_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_version" ADD CONSTRAINT "contract_version_contract_id_contract_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("contract_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_withdrawal" ADD CONSTRAINT "contract_withdrawal_contract_no_contract_sign_contract_no_fk" FOREIGN KEY ("contract_no") REFERENCES "public"."contract_sign"("contract_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_sign_signed_at" ON "contract_sign" USING btree ("signed_at");--> statement-breakpoint
CREATE INDEX "contract_sign_version" ON "contract_sign" USING btree ("contract_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_version_one_live" ON "contract_version" USING btree ("contract_id") WHERE "contract_version"."state" = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX "contract_version_one_draft" ON "contract_version" USING btree ("contract_id") WHERE "contract_version"."state" = 'draft';--> statement-breakpoint
ALTER TABLE "captcha_log" ADD CONSTRAINT "captcha_log_scene_known" CHECK ("captcha_log"."scene" in ('lead', 'enrol', 'login', 'money', 'erase', 'contract'));--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_scene_known" CHECK ("sms_code"."scene" in ('lead', 'enrol', 'login', 'money', 'erase', 'contract'));--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_scene_known" CHECK ("sms_message"."scene" in ('lead', 'enrol', 'login', 'money', 'erase', 'contract', 'download'));
--> statement-breakpoint
-- What was signed, its copy, and that it was withdrawn: evidence, and never changed.
CREATE FUNCTION contract_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are evidence: % refused. What was signed stays as it was signed.', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER contract_sign_append_only_row BEFORE UPDATE OR DELETE ON contract_sign
  FOR EACH ROW EXECUTE FUNCTION contract_is_append_only();
--> statement-breakpoint
CREATE TRIGGER contract_sign_append_only_table BEFORE TRUNCATE ON contract_sign
  FOR EACH STATEMENT EXECUTE FUNCTION contract_is_append_only();
--> statement-breakpoint
CREATE TRIGGER contract_file_append_only_row BEFORE UPDATE OR DELETE ON contract_file
  FOR EACH ROW EXECUTE FUNCTION contract_is_append_only();
--> statement-breakpoint
CREATE TRIGGER contract_file_append_only_table BEFORE TRUNCATE ON contract_file
  FOR EACH STATEMENT EXECUTE FUNCTION contract_is_append_only();
--> statement-breakpoint
CREATE TRIGGER contract_withdrawal_append_only_row BEFORE UPDATE OR DELETE ON contract_withdrawal
  FOR EACH ROW EXECUTE FUNCTION contract_is_append_only();
--> statement-breakpoint
CREATE TRIGGER contract_withdrawal_append_only_table BEFORE TRUNCATE ON contract_withdrawal
  FOR EACH STATEMENT EXECUTE FUNCTION contract_is_append_only();
--> statement-breakpoint
-- A version that visitors sign, or did, keeps its words: all that may become of it is that another one takes its place.
CREATE FUNCTION contract_version_keeps_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'live' AND NEW.state = 'past'
    AND (to_jsonb(NEW) - 'state' - 'updated_at') = (to_jsonb(OLD) - 'state' - 'updated_at') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Version % of contract % was published: % refused. Write a new version.', OLD.version, OLD.contract_id, TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER contract_version_keeps_words BEFORE UPDATE OR DELETE ON contract_version
  FOR EACH ROW WHEN (OLD.state <> 'draft') EXECUTE FUNCTION contract_version_keeps_words();
--> statement-breakpoint
CREATE TRIGGER contract_version_keeps_words_table BEFORE TRUNCATE ON contract_version
  FOR EACH STATEMENT EXECUTE FUNCTION contract_is_append_only();
--> statement-breakpoint
-- The working days of China: 2025 and 2026 as the State Council has announced them, 2027 by its weekends until it has.
INSERT INTO work_calendar (day, is_working)
  SELECT day::date, extract(isodow FROM day) < 6
  FROM generate_series(date '2025-01-01', date '2027-12-31', interval '1 day') AS day;
--> statement-breakpoint
UPDATE work_calendar SET is_working = false, note = holiday.note
FROM (VALUES
  (date '2025-01-01', date '2025-01-01', '元旦'),
  ('2025-01-28', '2025-02-04', '春节'),
  ('2025-04-04', '2025-04-06', '清明节'),
  ('2025-05-01', '2025-05-05', '劳动节'),
  ('2025-05-31', '2025-06-02', '端午节'),
  ('2025-10-01', '2025-10-08', '国庆节、中秋节'),
  ('2026-01-01', '2026-01-03', '元旦'),
  ('2026-02-15', '2026-02-23', '春节'),
  ('2026-04-04', '2026-04-06', '清明节'),
  ('2026-05-01', '2026-05-05', '劳动节'),
  ('2026-06-19', '2026-06-21', '端午节'),
  ('2026-09-25', '2026-09-27', '中秋节'),
  ('2026-10-01', '2026-10-07', '国庆节')
) AS holiday (first, last, note)
WHERE day BETWEEN holiday.first AND holiday.last;
--> statement-breakpoint
UPDATE work_calendar SET is_working = true, note = '调休上班'
WHERE day IN ('2025-01-26', '2025-02-08', '2025-04-27', '2025-09-28', '2025-10-11',
  '2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10');
