CREATE TABLE "captcha_log" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"randstr" text NOT NULL,
	"ip" "inet" NOT NULL,
	"scene" text NOT NULL,
	"result" text DEFAULT 'pending' NOT NULL,
	"captcha_code" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "captcha_log_hash_form" CHECK ("captcha_log"."ticket_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "captcha_log_scene_known" CHECK ("captcha_log"."scene" in ('lead', 'enrol', 'login', 'money')),
	CONSTRAINT "captcha_log_result_known" CHECK ("captcha_log"."result" in ('pending', 'passed', 'failed', 'unavailable'))
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"handset_hash" text NOT NULL,
	"scene" text NOT NULL,
	"message_id" bigint NOT NULL,
	"nonce" text NOT NULL,
	"key_id" text NOT NULL,
	"network" text NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_code_handset_hash_scene_pk" PRIMARY KEY("handset_hash","scene"),
	CONSTRAINT "sms_code_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "sms_code_handset_hash_form" CHECK ("sms_code"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "sms_code_scene_known" CHECK ("sms_code"."scene" in ('lead', 'enrol', 'login', 'money')),
	CONSTRAINT "sms_code_nonce_form" CHECK ("sms_code"."nonce" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "sms_code_tries" CHECK ("sms_code"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "sms_hour" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "sms_hour_sent" CHECK ("sms_hour"."sent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sms_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"handset_enc" text NOT NULL,
	"handset_hash" text NOT NULL,
	"scene" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"supplier_note" text DEFAULT '' NOT NULL,
	"platform_name" text DEFAULT '' NOT NULL,
	"operation_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_message_handset_enc_form" CHECK ("sms_message"."handset_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{52}$'),
	CONSTRAINT "sms_message_handset_hash_form" CHECK ("sms_message"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "sms_message_scene_known" CHECK ("sms_message"."scene" in ('lead', 'enrol', 'login', 'money')),
	CONSTRAINT "sms_message_state_known" CHECK ("sms_message"."state" in ('queued', 'sending', 'accepted', 'refused', 'unknown', 'void', 'given_up')),
	CONSTRAINT "sms_message_attempts" CHECK ("sms_message"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sms_phone" (
	"handset_hash" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "sms_phone_handset_hash_form" CHECK ("sms_phone"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "sms_phone_sent" CHECK ("sms_phone"."sent" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "consent" text DEFAULT 'not_recorded' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "cps_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "platform_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_message_id_sms_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."sms_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_log_created_at" ON "captcha_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_code_created_at" ON "sms_code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_message_updated_at" ON "sms_message" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_consent_known" CHECK ("session"."consent" in ('recorded', 'not_recorded'));