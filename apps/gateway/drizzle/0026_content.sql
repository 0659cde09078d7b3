CREATE TABLE "feed_batch" (
	"batch_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_batch_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"as_of" date NOT NULL,
	"source" text NOT NULL,
	"is_simulated" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"row_count" integer NOT NULL,
	"content_hash" text NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"corrects" bigint,
	"imported_by" bigint,
	"source_id" text,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_batch_of_day" UNIQUE("batch_id","kind","as_of"),
	CONSTRAINT "feed_batch_state" CHECK ("feed_batch"."state" in ('waiting', 'approved', 'refused')),
	CONSTRAINT "feed_batch_second_person" CHECK ("feed_batch"."state" <> 'approved' or "feed_batch"."decided_by" is distinct from "feed_batch"."imported_by"
        or "feed_batch"."is_simulated"),
	CONSTRAINT "feed_batch_decided" CHECK (("feed_batch"."state" = 'waiting') = ("feed_batch"."decided_at" is null)),
	CONSTRAINT "feed_batch_row_count" CHECK ("feed_batch"."row_count" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "feed_column" (
	"kind" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"limits" text DEFAULT '' NOT NULL,
	"free_rows" integer DEFAULT 3 NOT NULL,
	"lock_kind" text DEFAULT 'free' NOT NULL,
	"lock_ids" text[] DEFAULT '{}' NOT NULL,
	"lock_url" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_column_lock" CHECK ("feed_column"."lock_kind" in ('free', 'login', 'buy', 'rule')
      and ("feed_column"."lock_kind" in ('buy', 'rule')) = (cardinality("feed_column"."lock_ids") between 1 and 20)
      and ("feed_column"."lock_kind" in ('buy', 'rule') or cardinality("feed_column"."lock_ids") = 0)),
	CONSTRAINT "feed_column_free_rows" CHECK ("feed_column"."free_rows" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "feed_item" (
	"batch_id" bigint NOT NULL,
	"code" text NOT NULL,
	"sub_key" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"sector" text DEFAULT '' NOT NULL,
	"payload" jsonb NOT NULL,
	CONSTRAINT "feed_item_batch_id_code_sub_key_pk" PRIMARY KEY("batch_id","code","sub_key"),
	CONSTRAINT "feed_item_position" UNIQUE("batch_id","position")
);
--> statement-breakpoint
CREATE TABLE "feed_pointer" (
	"kind" text NOT NULL,
	"as_of" date NOT NULL,
	"batch_id" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_pointer_kind_as_of_pk" PRIMARY KEY("kind","as_of")
);
--> statement-breakpoint
CREATE TABLE "feed_source" (
	"source_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fetch_at" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"tried_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_source_id_form" CHECK ("feed_source"."source_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "feed_source_url" CHECK ("feed_source"."url" ~ '^https://'),
	CONSTRAINT "feed_source_fetch_at" CHECK ("feed_source"."fetch_at" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "feed_switch" (
	"switch_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_switch_switch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"as_of" date NOT NULL,
	"from_batch" bigint,
	"to_batch" bigint,
	"member_id" bigint,
	"switched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holding_check" (
	"check_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" bigint NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corporate_action" (
	"code" text NOT NULL,
	"ex_date" date NOT NULL,
	"cash" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"pay_date" date,
	"source" text NOT NULL,
	CONSTRAINT "corporate_action_code_ex_date_pk" PRIMARY KEY("code","ex_date"),
	CONSTRAINT "corporate_action_something" CHECK ("corporate_action"."cash" >= 0 and "corporate_action"."bonus" >= 0 and "corporate_action"."cash" + "corporate_action"."bonus" > 0)
);
--> statement-breakpoint
CREATE TABLE "daily_bar" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"open" bigint NOT NULL,
	"high" bigint NOT NULL,
	"low" bigint NOT NULL,
	"close" bigint NOT NULL,
	"prev_close" bigint NOT NULL,
	"volume" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"source" text NOT NULL,
	"is_simulated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "daily_bar_code_day_pk" PRIMARY KEY("code","day"),
	CONSTRAINT "daily_bar_prices" CHECK ("daily_bar"."low" > 0 and "daily_bar"."low" <= least("daily_bar"."open", "daily_bar"."close")
        and "daily_bar"."high" >= greatest("daily_bar"."open", "daily_bar"."close") and "daily_bar"."prev_close" > 0),
	CONSTRAINT "daily_bar_turnover" CHECK ("daily_bar"."volume" >= 0 and "daily_bar"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "instrument" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"initials" text NOT NULL,
	"kind" text NOT NULL,
	"exchange" text NOT NULL,
	"sector" text DEFAULT '' NOT NULL,
	"is_st" boolean DEFAULT false NOT NULL,
	"listed_on" date,
	"delisted_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instrument_code_form" CHECK ("instrument"."code" ~ '^[0-9]{6}([.](SH|SZ|BJ))?$'),
	CONSTRAINT "instrument_index_code" CHECK (("instrument"."kind" = 'index') = ("instrument"."code" like '%.%')),
	CONSTRAINT "instrument_initials_form" CHECK ("instrument"."initials" ~ '^[a-z0-9]{1,20}$'),
	CONSTRAINT "instrument_name" CHECK ("instrument"."name" = btrim("instrument"."name") and "instrument"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "instrument_note" (
	"code" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"good_until" date NOT NULL,
	"written_by" bigint NOT NULL,
	CONSTRAINT "instrument_note_text" CHECK (length("instrument_note"."text") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "market_notice" (
	"notice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_notice_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"url" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "market_notice_url" CHECK ("market_notice"."url" ~ '^https://')
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"code" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL,
	"prev_close" bigint NOT NULL,
	"open" bigint,
	"high" bigint,
	"low" bigint,
	"bid1" bigint,
	"ask1" bigint,
	"volume" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"is_simulated" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_prices" CHECK ("quote"."last" > 0 and "quote"."prev_close" > 0),
	CONSTRAINT "quote_offers" CHECK ("quote"."bid1" > 0 and "quote"."ask1" > 0)
);
--> statement-breakpoint
CREATE TABLE "trade_calendar" (
	"day" date PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	CONSTRAINT "trade_calendar_weekend" CHECK (not "trade_calendar"."is_open" or extract(isodow from "trade_calendar"."day") < 6)
);
--> statement-breakpoint
CREATE TABLE "video" (
	"video_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_video_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"file_id" uuid,
	"cover" text DEFAULT '' NOT NULL,
	"poster" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"staff_id" integer,
	"group_id" text DEFAULT '' NOT NULL,
	"lock_kind" text DEFAULT 'free' NOT NULL,
	"lock_ids" text[] DEFAULT '{}' NOT NULL,
	"lock_url" text DEFAULT '' NOT NULL,
	"is_out" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_name_unique" UNIQUE("name"),
	CONSTRAINT "video_lock" CHECK ("video"."lock_kind" in ('free', 'login', 'buy', 'rule')
      and ("video"."lock_kind" in ('buy', 'rule')) = (cardinality("video"."lock_ids") between 1 and 20)
      and ("video"."lock_kind" in ('buy', 'rule') or cardinality("video"."lock_ids") = 0)),
	CONSTRAINT "video_name_form" CHECK ("video"."name" = btrim("video"."name") and length("video"."name") between 1 and 64 and "video"."name" !~ '[/?#\\[:cntrl:]]'),
	CONSTRAINT "video_title" CHECK ("video"."title" = btrim("video"."title") and "video"."title" <> ''),
	CONSTRAINT "video_out" CHECK (not "video"."is_out" or ("video"."file_id" is not null and "video"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "video_category" (
	"category" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "video_category_form" CHECK ("video_category"."category" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "video_category_title" CHECK ("video_category"."title" = btrim("video_category"."title") and "video_category"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "video_file" (
	"file_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"folder" text NOT NULL,
	"format" text NOT NULL,
	"entry" text NOT NULL,
	"preview_entry" text DEFAULT '' NOT NULL,
	"preview_seconds" integer DEFAULT 0 NOT NULL,
	"bytes" bigint NOT NULL,
	"duration" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_file_folder_unique" UNIQUE("folder"),
	CONSTRAINT "video_file_folder_form" CHECK ("video_file"."folder" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "video_file_bytes" CHECK ("video_file"."bytes" > 0 and "video_file"."duration" > 0),
	CONSTRAINT "video_file_preview" CHECK (("video_file"."preview_entry" = '') = ("video_file"."preview_seconds" = 0))
);
--> statement-breakpoint
CREATE TABLE "video_progress" (
	"uid" bigint NOT NULL,
	"video_id" bigint NOT NULL,
	"at" integer NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"watched_at" timestamp with time zone,
	CONSTRAINT "video_progress_uid_video_id_pk" PRIMARY KEY("uid","video_id"),
	CONSTRAINT "video_progress_at" CHECK ("video_progress"."at" between 0 and 86400)
);
--> statement-breakpoint
CREATE TABLE "video_upload" (
	"upload_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'coming' NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_upload_bytes" CHECK ("video_upload"."bytes" > 0 and "video_upload"."received" between 0 and "video_upload"."bytes"),
	CONSTRAINT "video_upload_done" CHECK (("video_upload"."state" = 'done') = ("video_upload"."file_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "video_view" (
	"video_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "video_view_video_id_day_pk" PRIMARY KEY("video_id","day")
);
--> statement-breakpoint
ALTER TABLE "page_render" ADD COLUMN "asks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_batch" ADD CONSTRAINT "feed_batch_imported_by_member_member_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_batch" ADD CONSTRAINT "feed_batch_decided_by_member_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_batch" ADD CONSTRAINT "feed_batch_corrects_fk" FOREIGN KEY ("corrects") REFERENCES "public"."feed_batch"("batch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_item" ADD CONSTRAINT "feed_item_batch_id_feed_batch_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."feed_batch"("batch_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_pointer" ADD CONSTRAINT "feed_pointer_batch_fk" FOREIGN KEY ("batch_id","kind","as_of") REFERENCES "public"."feed_batch"("batch_id","kind","as_of") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_switch" ADD CONSTRAINT "feed_switch_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holding_check" ADD CONSTRAINT "holding_check_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corporate_action" ADD CONSTRAINT "corporate_action_code_instrument_code_fk" FOREIGN KEY ("code") REFERENCES "public"."instrument"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_bar" ADD CONSTRAINT "daily_bar_code_instrument_code_fk" FOREIGN KEY ("code") REFERENCES "public"."instrument"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD CONSTRAINT "instrument_note_code_instrument_code_fk" FOREIGN KEY ("code") REFERENCES "public"."instrument"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD CONSTRAINT "instrument_note_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD CONSTRAINT "instrument_note_written_by_member_member_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_notice" ADD CONSTRAINT "market_notice_code_instrument_code_fk" FOREIGN KEY ("code") REFERENCES "public"."instrument"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_code_instrument_code_fk" FOREIGN KEY ("code") REFERENCES "public"."instrument"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_category_video_category_category_fk" FOREIGN KEY ("category") REFERENCES "public"."video_category"("category") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_file_id_video_file_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."video_file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_progress" ADD CONSTRAINT "video_progress_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_progress" ADD CONSTRAINT "video_progress_video_id_video_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("video_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_upload" ADD CONSTRAINT "video_upload_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_upload" ADD CONSTRAINT "video_upload_file_id_video_file_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."video_file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_view" ADD CONSTRAINT "video_view_video_id_video_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("video_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_batch_newest" ON "feed_batch" USING btree ("kind","as_of","batch_id");--> statement-breakpoint
CREATE INDEX "feed_batch_waiting" ON "feed_batch" USING btree ("state","batch_id");--> statement-breakpoint
CREATE INDEX "feed_switch_of_day" ON "feed_switch" USING btree ("kind","as_of","switched_at");--> statement-breakpoint
CREATE INDEX "holding_check_of_visitor" ON "holding_check" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "holding_check_created_at" ON "holding_check" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "corporate_action_ex_date" ON "corporate_action" USING btree ("ex_date");--> statement-breakpoint
CREATE INDEX "daily_bar_day" ON "daily_bar" USING btree ("day");--> statement-breakpoint
CREATE INDEX "instrument_initials" ON "instrument" USING btree ("initials" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "market_notice_once" ON "market_notice" USING btree ("code","url");--> statement-breakpoint
CREATE INDEX "market_notice_newest" ON "market_notice" USING btree ("code","published_at");--> statement-breakpoint
CREATE INDEX "video_of_category" ON "video" USING btree ("category","position","video_id");--> statement-breakpoint
CREATE INDEX "video_progress_of_video" ON "video_progress" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "video_upload_updated_at" ON "video_upload" USING btree ("updated_at");--> statement-breakpoint
-- Quotes come from several processes and from files, in any order: the newest one stays, whoever writes.
CREATE FUNCTION quote_is_newest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The quote of % is of % already: an older one is refused.', OLD.code, OLD.quoted_at
    USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_newest';
END
$$;
--> statement-breakpoint
CREATE TRIGGER quote_newest BEFORE UPDATE ON quote FOR EACH ROW
  WHEN (NEW.quoted_at < OLD.quoted_at) EXECUTE FUNCTION quote_is_newest();
