CREATE TABLE "alarm" (
	"alarm_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarm_alarm_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"page_code" text NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"figures" jsonb NOT NULL,
	"words" text NOT NULL,
	"calm_looks" smallint DEFAULT 0 NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" bigint,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "alarm_kind_known" CHECK ("alarm"."kind" in ('conversion_drop', 'errors_up', 'no_views', 'codes_unused')),
	CONSTRAINT "alarm_page_form" CHECK ("alarm"."page_code" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "alarm_span" CHECK ("alarm"."ended_at" >= "alarm"."began_at"),
	CONSTRAINT "alarm_says" CHECK ("alarm"."words" <> ''),
	CONSTRAINT "alarm_calm_looks" CHECK ("alarm"."calm_looks" between 0 and 2),
	CONSTRAINT "alarm_seen" CHECK (("alarm"."seen_at" is null) = ("alarm"."seen_by" is null)),
	CONSTRAINT "alarm_note_of_seen" CHECK ("alarm"."note" = '' or "alarm"."seen_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "alarm_look" (
	"slot" timestamp with time zone PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alarm_message" (
	"message_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarm_message_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipients" text[] DEFAULT '{}' NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	CONSTRAINT "alarm_message_channel_known" CHECK ("alarm_message"."channel" in ('wecom', 'mail')),
	CONSTRAINT "alarm_message_state_known" CHECK ("alarm_message"."state" in ('waiting', 'sent', 'given_up')),
	CONSTRAINT "alarm_message_sent" CHECK (("alarm_message"."state" = 'sent') = ("alarm_message"."sent_at" is not null)),
	CONSTRAINT "alarm_message_says" CHECK ("alarm_message"."content" <> ''),
	CONSTRAINT "alarm_message_attempts" CHECK ("alarm_message"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "alarm_rule" (
	"rule_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarm_rule_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"page_code" text,
	"is_on" boolean DEFAULT true NOT NULL,
	"hours" integer NOT NULL,
	"percent" integer NOT NULL,
	"floor" integer NOT NULL,
	"tells" text[] NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alarm_rule_once" UNIQUE NULLS NOT DISTINCT("kind","page_code"),
	CONSTRAINT "alarm_rule_kind_known" CHECK ("alarm_rule"."kind" in ('conversion_drop', 'errors_up', 'no_views', 'codes_unused')),
	CONSTRAINT "alarm_rule_page_form" CHECK ("alarm_rule"."page_code" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "alarm_rule_hours" CHECK ("alarm_rule"."hours" between 1 and 72),
	CONSTRAINT "alarm_rule_percent" CHECK ("alarm_rule"."percent" between 1 and 99),
	CONSTRAINT "alarm_rule_floor" CHECK ("alarm_rule"."floor" between 1 and 100000),
	CONSTRAINT "alarm_rule_tells_known" CHECK ("alarm_rule"."tells" <@ array['wecom', 'mail']),
	CONSTRAINT "alarm_rule_revision" CHECK ("alarm_rule"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "block_day" (
	"day" date NOT NULL,
	"page_code" text NOT NULL,
	"page_version" integer NOT NULL,
	"variant" text NOT NULL,
	"container" text NOT NULL,
	"block_id" text NOT NULL,
	"block" text NOT NULL,
	"name" text NOT NULL,
	"code" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "block_day_pkey" PRIMARY KEY("page_code","day","page_version","variant","container","block_id","block","name","code")
);
--> statement-breakpoint
CREATE TABLE "conversion_day" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"page_code" text NOT NULL,
	"page_version" integer NOT NULL,
	"variant" text NOT NULL,
	"container" text NOT NULL,
	"channel" text NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "conversion_day_pkey" PRIMARY KEY("page_code","day","kind","page_version","variant","container","channel")
);
--> statement-breakpoint
CREATE TABLE "event_hour" (
	"hour" timestamp with time zone NOT NULL,
	"page_code" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_hour_pkey" PRIMARY KEY("hour","page_code","name")
);
--> statement-breakpoint
CREATE TABLE "form_day" (
	"day" date NOT NULL,
	"page_code" text NOT NULL,
	"page_version" integer NOT NULL,
	"variant" text NOT NULL,
	"container" text NOT NULL,
	"channel" text NOT NULL,
	"block_id" text NOT NULL,
	"block" text NOT NULL,
	"step" integer NOT NULL,
	"code" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "form_day_pkey" PRIMARY KEY("page_code","day","page_version","variant","container","channel","block_id","block","step","code")
);
--> statement-breakpoint
CREATE TABLE "report_target" (
	"target_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_target_target_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_code" text NOT NULL,
	"measure" text NOT NULL,
	"goal" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_target_once" UNIQUE("page_code","measure","from_day","to_day"),
	CONSTRAINT "report_target_span" CHECK ("report_target"."from_day" <= "report_target"."to_day")
);
--> statement-breakpoint
CREATE TABLE "rollup_state" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_until" timestamp with time zone,
	"mended_on" date,
	"hash_key" text DEFAULT gen_random_uuid()::text || gen_random_uuid()::text NOT NULL,
	CONSTRAINT "rollup_state_one" CHECK ("rollup_state"."is_only")
);
--> statement-breakpoint
CREATE TABLE "traffic_day" (
	"grain" text NOT NULL,
	"day" date NOT NULL,
	"page_code" text NOT NULL,
	"page_version" integer NOT NULL,
	"variant" text NOT NULL,
	"container" text NOT NULL,
	"channel" text NOT NULL,
	"views" integer NOT NULL,
	"told" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"depth_sum" bigint NOT NULL,
	"depth_told" integer NOT NULL,
	"bounced" integer NOT NULL,
	"visitors" "bytea" DEFAULT '' NOT NULL,
	CONSTRAINT "traffic_day_pkey" PRIMARY KEY("grain","page_code","day","page_version","variant","container","channel")
);
--> statement-breakpoint
CREATE TABLE "traffic_hour" (
	"hour" timestamp with time zone NOT NULL,
	"page_code" text NOT NULL,
	"page_version" integer NOT NULL,
	"variant" text NOT NULL,
	"container" text NOT NULL,
	"channel" text NOT NULL,
	"views" integer NOT NULL,
	"told" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"depth_sum" bigint NOT NULL,
	"depth_told" integer NOT NULL,
	"bounced" integer NOT NULL,
	CONSTRAINT "traffic_hour_pkey" PRIMARY KEY("hour","page_code","page_version","variant","container","channel")
);
--> statement-breakpoint
CREATE TABLE "web_vital" (
	"session_id" text NOT NULL,
	"view_seq" integer NOT NULL,
	"page_code" text NOT NULL,
	"page_version" integer,
	"variant" text,
	"container" text,
	"lcp" integer,
	"inp" integer,
	"fcp" integer,
	"ttfb" integer,
	"cls" real,
	"lcp_block" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "web_vital_session_id_view_seq_pk" PRIMARY KEY("session_id","view_seq"),
	CONSTRAINT "web_vital_measures" CHECK ("web_vital"."view_seq" >= 0 and least("web_vital"."lcp", "web_vital"."inp", "web_vital"."fcp", "web_vital"."ttfb", "web_vital"."cls") >= 0)
);
--> statement-breakpoint
ALTER TABLE "alarm" ADD CONSTRAINT "alarm_seen_by_member_member_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_rule" ADD CONSTRAINT "alarm_rule_updated_by_member_member_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alarm_open_once" ON "alarm" USING btree ("kind","page_code") WHERE "alarm"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "alarm_began" ON "alarm" USING btree ("began_at","alarm_id");--> statement-breakpoint
CREATE INDEX "alarm_ended" ON "alarm" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "alarm_message_created_at" ON "alarm_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "block_day_of_day" ON "block_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "conversion_day_of_day" ON "conversion_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "form_day_of_day" ON "form_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "traffic_day_of_day" ON "traffic_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "web_vital_created_at" ON "web_vital" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "web_vital_of_page" ON "web_vital" USING btree ("page_code","created_at");
--> statement-breakpoint
-- What holds for all pages until somebody sets something else. `no_views` has no use for its percentage.
INSERT INTO alarm_rule (kind, hours, percent, floor, tells) VALUES
  ('conversion_drop', 6, 50, 30, '{wecom,mail}'),
  ('errors_up', 2, 10, 30, '{wecom,mail}'),
  ('no_views', 24, 50, 50, '{wecom,mail}'),
  ('codes_unused', 6, 40, 30, '{wecom,mail}');
