CREATE TABLE "live_event" (
	"live_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"staff_id" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"replay_url" text DEFAULT '' NOT NULL,
	"page_code" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_event_id_form" CHECK ("live_event"."live_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "live_event_title" CHECK ("live_event"."title" = btrim("live_event"."title") and "live_event"."title" <> ''),
	CONSTRAINT "live_event_span" CHECK ("live_event"."start_at" < "live_event"."end_at")
);
--> statement-breakpoint
CREATE TABLE "live_reserve" (
	"live_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"by_sms" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_reserve_live_id_uid_pk" PRIMARY KEY("live_id","uid")
);
--> statement-breakpoint
CREATE TABLE "openday_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "openday_event_id_form" CHECK ("openday_event"."event_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "openday_event_title" CHECK ("openday_event"."title" = btrim("openday_event"."title") and "openday_event"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "openday_register" (
	"register_no" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"session_id" text NOT NULL,
	"handset_enc" text NOT NULL,
	"handset_hash" text NOT NULL,
	"name" text NOT NULL,
	"people_num" smallint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"ticket_no" text NOT NULL,
	"by_sms" boolean DEFAULT false NOT NULL,
	"consent" text DEFAULT 'not_recorded' NOT NULL,
	"page_code" text,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "openday_register_once" UNIQUE("event_id","uid"),
	CONSTRAINT "openday_register_handset_enc_form" CHECK ("openday_register"."handset_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{52}$'),
	CONSTRAINT "openday_register_handset_hash_form" CHECK ("openday_register"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "openday_register_no_form" CHECK ("openday_register"."register_no" ~ '^[2-9A-HJ-NP-Z]{10}$'),
	CONSTRAINT "openday_register_status_known" CHECK ("openday_register"."status" in (1, 3)),
	CONSTRAINT "openday_register_people" CHECK ("openday_register"."people_num" between 1 and 3),
	CONSTRAINT "openday_register_named" CHECK ("openday_register"."name" <> ''),
	CONSTRAINT "openday_register_consent_known" CHECK ("openday_register"."consent" in ('recorded', 'not_recorded'))
);
--> statement-breakpoint
CREATE TABLE "openday_session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"quota" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "openday_session_of_event" UNIQUE("event_id","session_id"),
	CONSTRAINT "openday_session_id_form" CHECK ("openday_session"."session_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "openday_session_span" CHECK ("openday_session"."start_at" < "openday_session"."end_at"),
	CONSTRAINT "openday_session_quota" CHECK ("openday_session"."used" between 0 and "openday_session"."quota" and "openday_session"."quota" > 0)
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"reminder_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"occasion_id" text NOT NULL,
	"by_sms" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"settled_at" timestamp with time zone,
	"sms_state" text DEFAULT 'none' NOT NULL,
	"sms_due_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_once" UNIQUE("uid","kind","occasion_id"),
	CONSTRAINT "reminder_kind_known" CHECK ("reminder"."kind" in ('speech', 'openday', 'live', 'moved_up')),
	CONSTRAINT "reminder_state_known" CHECK ("reminder"."state" in ('waiting', 'sent', 'dropped')),
	CONSTRAINT "reminder_occasion_form" CHECK ("reminder"."occasion_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "reminder_settled_known" CHECK (("reminder"."state" = 'waiting') = ("reminder"."settled_at" is null)),
	CONSTRAINT "reminder_sms_state_known" CHECK ("reminder"."sms_state" in ('none', 'waiting', 'left')),
	CONSTRAINT "reminder_sms_of_sent" CHECK ("reminder"."sms_state" = 'none' or ("reminder"."state" = 'sent' and "reminder"."by_sms")),
	CONSTRAINT "reminder_sms_due" CHECK (("reminder"."sms_state" = 'waiting') = ("reminder"."sms_due_at" is not null)),
	CONSTRAINT "reminder_says" CHECK ("reminder"."state" <> 'sent' or "reminder"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "reminder_look" (
	"minute" timestamp with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_in" (
	"scan_id" uuid PRIMARY KEY NOT NULL,
	"ticket_no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"gate" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_conflict" boolean DEFAULT false NOT NULL,
	"forced_why" text,
	CONSTRAINT "check_in_gate" CHECK ("check_in"."gate" = btrim("check_in"."gate") and "check_in"."gate" <> ''),
	CONSTRAINT "check_in_one_reason" CHECK (not ("check_in"."is_conflict" and "check_in"."forced_why" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"ticket_no" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"occasion_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"people_num" smallint NOT NULL,
	"nonce" text NOT NULL,
	"void_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_no_form" CHECK ("ticket"."ticket_no" ~ '^[2-9A-HJ-NP-Z]{10}$'),
	CONSTRAINT "ticket_kind_known" CHECK ("ticket"."kind" in ('speech', 'openday')),
	CONSTRAINT "ticket_occasion_form" CHECK ("ticket"."occasion_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "ticket_people" CHECK ("ticket"."people_num" between 1 and 3),
	CONSTRAINT "ticket_nonce_form" CHECK ("ticket"."nonce" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
CREATE TABLE "speech" (
	"speech_id" text PRIMARY KEY NOT NULL,
	"tour_id" text NOT NULL,
	"city_id" text NOT NULL,
	"title" text NOT NULL,
	"enrol_from" timestamp with time zone NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"venue" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"staff_id" integer NOT NULL,
	"quota" integer NOT NULL,
	"enrolled" integer DEFAULT 0 NOT NULL,
	"thumbs_up" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "speech_of_tour" UNIQUE("tour_id","speech_id"),
	CONSTRAINT "speech_id_form" CHECK ("speech"."speech_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "speech_title" CHECK ("speech"."title" = btrim("speech"."title") and "speech"."title" <> ''),
	CONSTRAINT "speech_venue" CHECK ("speech"."venue" = btrim("speech"."venue") and "speech"."venue" <> ''),
	CONSTRAINT "speech_span" CHECK ("speech"."enrol_from" <= "speech"."start_at" and "speech"."start_at" < "speech"."end_at"),
	CONSTRAINT "speech_quota" CHECK ("speech"."quota" > 0 and "speech"."enrolled" between 0 and "speech"."quota"),
	CONSTRAINT "speech_thumbs_up" CHECK ("speech"."thumbs_up" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tour" (
	"tour_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"year" smallint NOT NULL,
	"filing_no" text DEFAULT '' NOT NULL,
	"light_threshold" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_id_form" CHECK ("tour"."tour_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "tour_title" CHECK ("tour"."title" = btrim("tour"."title") and "tour"."title" <> ''),
	CONSTRAINT "tour_year" CHECK ("tour"."year" between 2000 and 2100),
	CONSTRAINT "tour_filed" CHECK (not "tour"."is_open" or "tour"."filing_no" <> ''),
	CONSTRAINT "tour_light_threshold" CHECK ("tour"."light_threshold" > 0),
	CONSTRAINT "tour_span" CHECK ("tour"."start_at" < "tour"."end_at")
);
--> statement-breakpoint
CREATE TABLE "tour_city" (
	"tour_id" text NOT NULL,
	"city_id" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "tour_city_tour_id_city_id_pk" PRIMARY KEY("tour_id","city_id"),
	CONSTRAINT "tour_city_id_form" CHECK ("tour_city"."city_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "tour_city_name" CHECK ("tour_city"."name" = btrim("tour_city"."name") and "tour_city"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "tour_comment" (
	"comment_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_comment_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tour_id" text NOT NULL,
	"speech_id" text,
	"uid" bigint NOT NULL,
	"content" text NOT NULL,
	"content_hash" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"thumbs_up" integer DEFAULT 0 NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_comment_length" CHECK ("tour_comment"."content" = btrim("tour_comment"."content") and char_length("tour_comment"."content") between 1 and 200),
	CONSTRAINT "tour_comment_hash_form" CHECK ("tour_comment"."content_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "tour_comment_status" CHECK ("tour_comment"."status" in (0, 1, 2)),
	CONSTRAINT "tour_comment_decided" CHECK (("tour_comment"."status" = 0) = ("tour_comment"."decided_at" is null) and ("tour_comment"."status" = 2) = ("tour_comment"."reason" <> '')
        and ("tour_comment"."decided_by" is null or "tour_comment"."decided_at" is not null)),
	CONSTRAINT "tour_comment_thumbs_up" CHECK ("tour_comment"."thumbs_up" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tour_comment_block" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"blocked_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_comment_block_reason" CHECK ("tour_comment_block"."reason" = btrim("tour_comment_block"."reason") and "tour_comment_block"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "tour_enroll" (
	"enroll_no" text PRIMARY KEY NOT NULL,
	"speech_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"handset_enc" text NOT NULL,
	"handset_hash" text NOT NULL,
	"name" text NOT NULL,
	"people_num" smallint NOT NULL,
	"status" smallint NOT NULL,
	"ticket_no" text,
	"waiting_since" timestamp with time zone,
	"by_sms" boolean DEFAULT false NOT NULL,
	"consent" text DEFAULT 'not_recorded' NOT NULL,
	"page_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_enroll_ticket_no_unique" UNIQUE("ticket_no"),
	CONSTRAINT "tour_enroll_once" UNIQUE("speech_id","handset_hash"),
	CONSTRAINT "tour_enroll_no_form" CHECK ("tour_enroll"."enroll_no" ~ '^[2-9A-HJ-NP-Z]{10}$'),
	CONSTRAINT "tour_enroll_handset_enc_form" CHECK ("tour_enroll"."handset_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{52}$'),
	CONSTRAINT "tour_enroll_handset_hash_form" CHECK ("tour_enroll"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "tour_enroll_named" CHECK ("tour_enroll"."name" = btrim("tour_enroll"."name") and "tour_enroll"."name" <> ''),
	CONSTRAINT "tour_enroll_people" CHECK ("tour_enroll"."people_num" between 1 and 2),
	CONSTRAINT "tour_enroll_status" CHECK ("tour_enroll"."status" in (1, 2, 3) and ("tour_enroll"."status" = 1) = ("tour_enroll"."ticket_no" is not null)
        and ("tour_enroll"."status" = 2) = ("tour_enroll"."waiting_since" is not null)),
	CONSTRAINT "tour_enroll_consent_known" CHECK ("tour_enroll"."consent" in ('recorded', 'not_recorded'))
);
--> statement-breakpoint
CREATE TABLE "tour_light" (
	"tour_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"city_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_light_tour_id_uid_pk" PRIMARY KEY("tour_id","uid")
);
--> statement-breakpoint
CREATE TABLE "tour_like" (
	"uid" bigint NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_like_uid_target_type_target_id_pk" PRIMARY KEY("uid","target_type","target_id"),
	CONSTRAINT "tour_like_known" CHECK ("tour_like"."target_type" in ('speech', 'comment')),
	CONSTRAINT "tour_like_target_form" CHECK ("tour_like"."target_id" ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
CREATE TABLE "tour_poster" (
	"poster_id" text PRIMARY KEY NOT NULL,
	"tour_id" text NOT NULL,
	"city_id" text,
	"image" text NOT NULL,
	"title" text NOT NULL,
	"share_url" text DEFAULT '' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_poster_id_form" CHECK ("tour_poster"."poster_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "tour_poster_shows" CHECK ("tour_poster"."image" <> '' and "tour_poster"."title" <> '')
);
--> statement-breakpoint
ALTER TABLE "sms_message" DROP CONSTRAINT "sms_message_scene_known";--> statement-breakpoint
ALTER TABLE "sms_message" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "sms_message" ADD COLUMN "what" text;--> statement-breakpoint
ALTER TABLE "sms_message" ADD COLUMN "begins_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reserve" ADD CONSTRAINT "live_reserve_live_id_live_event_live_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("live_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reserve" ADD CONSTRAINT "live_reserve_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openday_register" ADD CONSTRAINT "openday_register_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openday_register" ADD CONSTRAINT "openday_register_ticket_no_ticket_ticket_no_fk" FOREIGN KEY ("ticket_no") REFERENCES "public"."ticket"("ticket_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openday_register" ADD CONSTRAINT "openday_register_session" FOREIGN KEY ("event_id","session_id") REFERENCES "public"."openday_session"("event_id","session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openday_session" ADD CONSTRAINT "openday_session_event_id_openday_event_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."openday_event"("event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_ticket_no_ticket_ticket_no_fk" FOREIGN KEY ("ticket_no") REFERENCES "public"."ticket"("ticket_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech" ADD CONSTRAINT "speech_tour_id_tour_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("tour_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech" ADD CONSTRAINT "speech_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech" ADD CONSTRAINT "speech_in_city" FOREIGN KEY ("tour_id","city_id") REFERENCES "public"."tour_city"("tour_id","city_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_city" ADD CONSTRAINT "tour_city_tour_id_tour_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("tour_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_comment" ADD CONSTRAINT "tour_comment_tour_id_tour_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("tour_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_comment" ADD CONSTRAINT "tour_comment_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_comment" ADD CONSTRAINT "tour_comment_decided_by_member_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_comment" ADD CONSTRAINT "tour_comment_of_speech" FOREIGN KEY ("tour_id","speech_id") REFERENCES "public"."speech"("tour_id","speech_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_comment_block" ADD CONSTRAINT "tour_comment_block_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_comment_block" ADD CONSTRAINT "tour_comment_block_blocked_by_member_member_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_enroll" ADD CONSTRAINT "tour_enroll_speech_id_speech_speech_id_fk" FOREIGN KEY ("speech_id") REFERENCES "public"."speech"("speech_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_enroll" ADD CONSTRAINT "tour_enroll_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_enroll" ADD CONSTRAINT "tour_enroll_ticket_no_ticket_ticket_no_fk" FOREIGN KEY ("ticket_no") REFERENCES "public"."ticket"("ticket_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_light" ADD CONSTRAINT "tour_light_tour_id_tour_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("tour_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_light" ADD CONSTRAINT "tour_light_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_light" ADD CONSTRAINT "tour_light_of_city" FOREIGN KEY ("tour_id","city_id") REFERENCES "public"."tour_city"("tour_id","city_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_like" ADD CONSTRAINT "tour_like_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_poster" ADD CONSTRAINT "tour_poster_tour_id_tour_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("tour_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_poster" ADD CONSTRAINT "tour_poster_of_city" FOREIGN KEY ("tour_id","city_id") REFERENCES "public"."tour_city"("tour_id","city_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_event_start_at" ON "live_event" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "live_reserve_of_visitor" ON "live_reserve" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "live_reserve_created_at" ON "live_reserve" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "openday_register_phone_once" ON "openday_register" USING btree ("event_id","handset_hash") WHERE "openday_register"."status" = 1;--> statement-breakpoint
CREATE INDEX "openday_register_of_session" ON "openday_register" USING btree ("session_id","register_no");--> statement-breakpoint
CREATE INDEX "openday_register_of_visitor" ON "openday_register" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "openday_register_handset_hash" ON "openday_register" USING btree ("handset_hash");--> statement-breakpoint
CREATE INDEX "openday_register_registered_at" ON "openday_register" USING btree ("registered_at");--> statement-breakpoint
CREATE INDEX "openday_session_start_at" ON "openday_session" USING btree ("event_id","start_at");--> statement-breakpoint
CREATE INDEX "reminder_waiting" ON "reminder" USING btree ("kind","occasion_id","reminder_id") WHERE "reminder"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reminder_of_visitor" ON "reminder" USING btree ("uid","settled_at");--> statement-breakpoint
CREATE INDEX "reminder_settled" ON "reminder" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "reminder_text_waiting" ON "reminder" USING btree ("sms_due_at") WHERE "reminder"."sms_state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_once" ON "check_in" USING btree ("ticket_no") WHERE not "check_in"."is_conflict" and "check_in"."forced_why" is null;--> statement-breakpoint
CREATE INDEX "check_in_of_ticket" ON "check_in" USING btree ("ticket_no","received_at");--> statement-breakpoint
CREATE INDEX "ticket_of_occasion" ON "ticket" USING btree ("kind","occasion_id","ticket_no");--> statement-breakpoint
CREATE INDEX "ticket_of_visitor" ON "ticket" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "speech_by_time" ON "speech" USING btree ("tour_id","start_at");--> statement-breakpoint
CREATE INDEX "tour_comment_public" ON "tour_comment" USING btree ("tour_id","created_at","comment_id") WHERE "tour_comment"."status" = 1;--> statement-breakpoint
CREATE INDEX "tour_comment_public_of_speech" ON "tour_comment" USING btree ("tour_id","speech_id","created_at","comment_id") WHERE "tour_comment"."status" = 1;--> statement-breakpoint
CREATE INDEX "tour_comment_held" ON "tour_comment" USING btree ("comment_id") WHERE "tour_comment"."status" = 0;--> statement-breakpoint
CREATE INDEX "tour_comment_of_visitor" ON "tour_comment" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "tour_enroll_of_visitor" ON "tour_enroll" USING btree ("uid","speech_id");--> statement-breakpoint
CREATE INDEX "tour_enroll_line" ON "tour_enroll" USING btree ("speech_id","waiting_since","enroll_no") WHERE "tour_enroll"."status" = 2;--> statement-breakpoint
CREATE INDEX "tour_light_by_city" ON "tour_light" USING btree ("tour_id","city_id");--> statement-breakpoint
CREATE INDEX "tour_light_of_visitor" ON "tour_light" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "tour_like_of_target" ON "tour_like" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "tour_poster_in_order" ON "tour_poster" USING btree ("tour_id","position","poster_id");--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_about_once" UNIQUE("about");--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_reminds" CHECK (num_nonnulls("sms_message"."about", "sms_message"."what", "sms_message"."begins_at") = case "sms_message"."scene" when 'remind' then 3 else 0 end);--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_scene_known" CHECK ("sms_message"."scene" in ('lead', 'enrol', 'login', 'money', 'erase', 'contract', 'download', 'remind'));