CREATE TABLE "callback_task" (
	"lead_id" bigint PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "callback_task_status_known" CHECK ("callback_task"."status" in ('waiting', 'done', 'given_up'))
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"lead_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_lead_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version_id" integer NOT NULL,
	"handset_enc" text,
	"handset_hash" text,
	"handset_tail_hash" text,
	"nick_name" text NOT NULL,
	"cps_id" text DEFAULT '' NOT NULL,
	"page_code" text DEFAULT '' NOT NULL,
	"upload_id" text DEFAULT '' NOT NULL,
	"uid" bigint,
	"consent" text DEFAULT 'not_recorded' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"assignee_id" bigint,
	"download_message_id" bigint,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_of_handset" UNIQUE("version_id","handset_hash"),
	CONSTRAINT "lead_handset_enc_form" CHECK ("lead"."handset_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{52}$'),
	CONSTRAINT "lead_handset_hash_form" CHECK ("lead"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "lead_handset_tail_hash_form" CHECK ("lead"."handset_tail_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "lead_version_positive" CHECK ("lead"."version_id" > 0),
	CONSTRAINT "lead_consent_known" CHECK ("lead"."consent" in ('recorded', 'not_recorded')),
	CONSTRAINT "lead_status_known" CHECK ("lead"."status" in ('new', 'contacted', 'following', 'converted', 'invalid')),
	CONSTRAINT "lead_erased_whole" CHECK (case when "lead"."erased_at" is null
          then num_nulls("lead"."handset_enc", "lead"."handset_hash", "lead"."handset_tail_hash") = 0
            and length("lead"."nick_name") between 1 and 12
          else num_nonnulls("lead"."handset_enc", "lead"."handset_hash", "lead"."handset_tail_hash", "lead"."uid") = 0
            and "lead"."nick_name" = '' end)
);
--> statement-breakpoint
CREATE TABLE "lead_touch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_touch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint NOT NULL,
	"is_first" boolean NOT NULL,
	"nick_name" text,
	"cps_id" text DEFAULT '' NOT NULL,
	"page_code" text DEFAULT '' NOT NULL,
	"upload_id" text DEFAULT '' NOT NULL,
	"sms_message_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_touch_sms_message_id_unique" UNIQUE("sms_message_id")
);
--> statement-breakpoint
ALTER TABLE "sms_message" DROP CONSTRAINT "sms_message_scene_known";--> statement-breakpoint
ALTER TABLE "vacancy" ADD COLUMN "lead_version_id" integer;--> statement-breakpoint
ALTER TABLE "consent_log" ADD COLUMN "agreed_text" text;--> statement-breakpoint
ALTER TABLE "callback_task" ADD CONSTRAINT "callback_task_lead_id_lead_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("lead_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_touch" ADD CONSTRAINT "lead_touch_lead_id_lead_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("lead_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callback_task_waiting" ON "callback_task" USING btree ("due_at") WHERE "callback_task"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "lead_in_time" ON "lead" USING btree ("created_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_of_status" ON "lead" USING btree ("status","created_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_of_assignee" ON "lead" USING btree ("assignee_id","created_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_of_page" ON "lead" USING btree ("page_code","created_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_of_channel" ON "lead" USING btree ("cps_id","created_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_handset_hash" ON "lead" USING btree ("handset_hash");--> statement-breakpoint
CREATE INDEX "lead_handset_tail_hash" ON "lead" USING btree ("handset_tail_hash","created_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_uid" ON "lead" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "lead_touch_of_lead" ON "lead_touch" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_touch_one_first" ON "lead_touch" USING btree ("lead_id") WHERE "lead_touch"."is_first";--> statement-breakpoint
ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_scene_known" CHECK ("sms_message"."scene" in ('lead', 'enrol', 'login', 'money', 'download'));