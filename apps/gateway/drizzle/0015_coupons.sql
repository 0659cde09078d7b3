CREATE TABLE "coupon_batch" (
	"coupon_id" text PRIMARY KEY NOT NULL,
	"batch_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coupon_batch_batch_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer,
	"rate" smallint,
	"ceiling" integer,
	"threshold" integer DEFAULT 0 NOT NULL,
	"products" bigint[] DEFAULT '{}' NOT NULL,
	"receive_from" timestamp with time zone,
	"receive_to" timestamp with time zone,
	"use_from" timestamp with time zone,
	"use_to" timestamp with time zone,
	"use_days" smallint,
	"stock" integer NOT NULL,
	"issued" integer DEFAULT 0 NOT NULL,
	"per_user" smallint DEFAULT 1 NOT NULL,
	"rule_id" text,
	"is_open" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_batch_no" UNIQUE("batch_no"),
	CONSTRAINT "coupon_batch_id_form" CHECK ("coupon_batch"."coupon_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "coupon_batch_title_trimmed" CHECK ("coupon_batch"."title" = btrim("coupon_batch"."title") and "coupon_batch"."title" <> ''),
	CONSTRAINT "coupon_batch_worth" CHECK (case "coupon_batch"."kind"
        when 'amount' then "coupon_batch"."amount" is not null and "coupon_batch"."amount" between 1 and 100000000 and num_nonnulls("coupon_batch"."rate", "coupon_batch"."ceiling") = 0
        when 'rate' then "coupon_batch"."rate" is not null and "coupon_batch"."rate" between 1 and 99 and "coupon_batch"."ceiling" is not null and "coupon_batch"."ceiling" between 1 and 100000000 and "coupon_batch"."amount" is null
        else false end),
	CONSTRAINT "coupon_batch_threshold" CHECK ("coupon_batch"."threshold" between 0 and 100000000),
	CONSTRAINT "coupon_batch_products" CHECK (cardinality("coupon_batch"."products") <= 100 and array_position("coupon_batch"."products", null) is null),
	CONSTRAINT "coupon_batch_receiving" CHECK ("coupon_batch"."receive_from" < "coupon_batch"."receive_to"),
	CONSTRAINT "coupon_batch_using" CHECK ("coupon_batch"."use_from" < "coupon_batch"."use_to"),
	CONSTRAINT "coupon_batch_until" CHECK (num_nonnulls("coupon_batch"."use_to", "coupon_batch"."use_days") = 1 and coalesce("coupon_batch"."use_days" between 1 and 730, true)),
	CONSTRAINT "coupon_batch_stock" CHECK ("coupon_batch"."stock" >= 0),
	CONSTRAINT "coupon_batch_issued" CHECK ("coupon_batch"."issued" >= 0),
	CONSTRAINT "coupon_batch_per_user" CHECK ("coupon_batch"."per_user" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "coupon_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"user_coupon_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_code_once" UNIQUE("user_coupon_id"),
	CONSTRAINT "coupon_code_hash_form" CHECK ("coupon_code"."code_hash" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
CREATE TABLE "user_coupon" (
	"user_coupon_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_coupon_user_coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"seq" smallint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"page_code" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "user_coupon_once" UNIQUE("coupon_id","uid","seq"),
	CONSTRAINT "user_coupon_seq" CHECK ("user_coupon"."seq" between 1 and 20),
	CONSTRAINT "user_coupon_status" CHECK (case when "user_coupon"."status" in (1, 2) then "user_coupon"."used_at" is null
        when "user_coupon"."status" = 3 then "user_coupon"."used_at" is not null else false end),
	CONSTRAINT "user_coupon_page_code_form" CHECK ("user_coupon"."page_code" ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD CONSTRAINT "coupon_batch_rule_id_rule_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."rule"("rule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_code" ADD CONSTRAINT "coupon_code_coupon_id_coupon_batch_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon_batch"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_code" ADD CONSTRAINT "coupon_code_user_coupon_id_user_coupon_user_coupon_id_fk" FOREIGN KEY ("user_coupon_id") REFERENCES "public"."user_coupon"("user_coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupon" ADD CONSTRAINT "user_coupon_coupon_id_coupon_batch_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon_batch"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupon" ADD CONSTRAINT "user_coupon_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_code_of_batch" ON "coupon_code" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "user_coupon_of_visitor" ON "user_coupon" USING btree ("uid","user_coupon_id");--> statement-breakpoint
CREATE INDEX "user_coupon_of_batch" ON "user_coupon" USING btree ("coupon_id","user_coupon_id");
--> statement-breakpoint
-- Whoever has a coupon was promised what it takes off, for what and when.
CREATE FUNCTION coupon_batch_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A coupon of % is out: its terms stay. Close the batch and make another one.', OLD.coupon_id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'coupon_batch_fixed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER coupon_batch_fixed BEFORE UPDATE ON coupon_batch FOR EACH ROW
  WHEN (OLD.issued > 0 AND (NEW.coupon_id, NEW.title, NEW.kind, NEW.amount, NEW.rate, NEW.ceiling, NEW.threshold, NEW.products,
    NEW.use_from, NEW.use_to, NEW.use_days) IS DISTINCT FROM (OLD.coupon_id, OLD.title, OLD.kind, OLD.amount, OLD.rate,
    OLD.ceiling, OLD.threshold, OLD.products, OLD.use_from, OLD.use_to, OLD.use_days))
  EXECUTE FUNCTION coupon_batch_stays();
--> statement-breakpoint
-- Nobody gets more coupons of a batch than one person may have, whoever inserts them.
CREATE FUNCTION user_coupon_within_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seq > (SELECT per_user FROM coupon_batch WHERE coupon_id = NEW.coupon_id) THEN
    RAISE EXCEPTION 'Visitor % has all of % that one person may have.', NEW.uid, NEW.coupon_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'user_coupon_per_user';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_coupon_per_user BEFORE INSERT ON user_coupon
  FOR EACH ROW EXECUTE FUNCTION user_coupon_within_batch();
