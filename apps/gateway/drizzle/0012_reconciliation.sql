CREATE TABLE "bill_day" (
	"supplier" text NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"problem" text,
	"problem_text" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"sha256" text,
	"lines" integer DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"ledger_paid" bigint DEFAULT 0 NOT NULL,
	"ledger_refunded" bigint DEFAULT 0 NOT NULL,
	"compared_at" timestamp with time zone,
	CONSTRAINT "bill_day_supplier_day_pk" PRIMARY KEY("supplier","day"),
	CONSTRAINT "bill_day_supplier" CHECK ("bill_day"."supplier" in ('wechat', 'alipay')),
	CONSTRAINT "bill_day_state" CHECK ("bill_day"."state" in ('open', 'closed', 'signed')),
	CONSTRAINT "bill_day_fetched" CHECK (("bill_day"."fetched_at" is null) = ("bill_day"."sha256" is null)),
	CONSTRAINT "bill_day_problem" CHECK ("bill_day"."problem" is null or "bill_day"."fetched_at" is null)
);
--> statement-breakpoint
CREATE TABLE "bill_difference" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"supplier" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"of" text NOT NULL,
	"number" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"pid" text,
	"ours" integer,
	"theirs" integer,
	"ours_at" timestamp with time zone,
	"theirs_at" timestamp with time zone,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bill_difference_once" UNIQUE("supplier","day","of","number"),
	CONSTRAINT "bill_difference_state" CHECK (case "bill_difference"."state" when 'open' then "bill_difference"."outcome" = '' and "bill_difference"."decided_at" is null
        when 'settled' then "bill_difference"."outcome" <> '' and "bill_difference"."decided_at" is not null
        when 'signed' then "bill_difference"."reason" <> '' and num_nulls("bill_difference"."decided_by", "bill_difference"."decided_at") = 0
        else false end)
);
--> statement-breakpoint
CREATE TABLE "bill_line" (
	"supplier" text NOT NULL,
	"day" date NOT NULL,
	"of" text NOT NULL,
	"number" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bill_line_supplier_of_number_pk" PRIMARY KEY("supplier","of","number"),
	CONSTRAINT "bill_line_of" CHECK ("bill_line"."of" in ('payment', 'refund'))
);
--> statement-breakpoint
ALTER TABLE "bill_difference" ADD CONSTRAINT "bill_difference_of_day" FOREIGN KEY ("supplier","day") REFERENCES "public"."bill_day"("supplier","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_line" ADD CONSTRAINT "bill_line_of_day" FOREIGN KEY ("supplier","day") REFERENCES "public"."bill_day"("supplier","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_day_newest" ON "bill_day" USING btree ("day","supplier");--> statement-breakpoint
CREATE INDEX "bill_difference_open" ON "bill_difference" USING btree ("supplier","number") WHERE "bill_difference"."state" = 'open';--> statement-breakpoint
CREATE INDEX "bill_line_of_day_index" ON "bill_line" USING btree ("supplier","day");
--> statement-breakpoint
-- What a supplier's bill said is evidence, as what its notices said is.
CREATE TRIGGER bill_line_append_only_row BEFORE UPDATE OR DELETE ON bill_line
  FOR EACH ROW EXECUTE FUNCTION money_is_append_only();
--> statement-breakpoint
CREATE TRIGGER bill_line_append_only_table BEFORE TRUNCATE ON bill_line
  FOR EACH STATEMENT EXECUTE FUNCTION money_is_append_only();
