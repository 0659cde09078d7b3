CREATE TABLE "account_intent" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"broker" text,
	"channel" text,
	"uid" bigint,
	"handset_enc" text,
	"handset_hash" text,
	"name" text,
	"province_id" integer,
	"city_id" integer,
	"area_id" integer,
	"state_code" text,
	"page_code" text,
	"fund_code" text,
	"consent" text DEFAULT 'not_recorded' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_intent_of_handset" UNIQUE("kind","broker","handset_hash"),
	CONSTRAINT "account_intent_of_visitor" UNIQUE("kind","channel","uid"),
	CONSTRAINT "account_intent_handset_enc_form" CHECK ("account_intent"."handset_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{52}$'),
	CONSTRAINT "account_intent_handset_hash_form" CHECK ("account_intent"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "account_intent_kinds" CHECK (("account_intent"."kind" = 'broker' and "account_intent"."broker" is not null and "account_intent"."handset_hash" is not null
        and "account_intent"."handset_enc" is not null and "account_intent"."channel" is null)
      or ("account_intent"."kind" = 'fund' and "account_intent"."channel" is not null and "account_intent"."uid" is not null
        and "account_intent"."broker" is null and "account_intent"."handset_hash" is null and "account_intent"."handset_enc" is null)),
	CONSTRAINT "account_intent_consent_known" CHECK ("account_intent"."consent" in ('recorded', 'not_recorded')),
	CONSTRAINT "account_intent_address" CHECK (("account_intent"."area_id" is null or "account_intent"."city_id" is not null)
        and ("account_intent"."city_id" is null or "account_intent"."province_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "broker" (
	"open_brokerage_type" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"registration_url" text DEFAULT '' NOT NULL,
	"qy_wechat_service_url" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "broker_type_form" CHECK ("broker"."open_brokerage_type" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "broker_named" CHECK ("broker"."name" <> ''),
	CONSTRAINT "broker_status_known" CHECK ("broker"."status" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"staff_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"cert_no" text DEFAULT '' NOT NULL,
	"wecom_user_id" text,
	"qr_code" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_wecom_user_id_unique" UNIQUE("wecom_user_id"),
	CONSTRAINT "staff_id_positive" CHECK ("staff"."staff_id" > 0),
	CONSTRAINT "staff_named" CHECK ("staff"."name" <> ''),
	CONSTRAINT "staff_status_known" CHECK ("staff"."status" in ('active', 'left')),
	CONSTRAINT "staff_default_is_active" CHECK (not "staff"."is_default" or "staff"."status" = 'active')
);
--> statement-breakpoint
CREATE TABLE "staff_bind" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"serve_staff_id" integer NOT NULL,
	"trace_staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_qr" (
	"staff_id" integer NOT NULL,
	"state_code" text NOT NULL,
	"config_id" text NOT NULL,
	"qr_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_qr_staff_id_state_code_pk" PRIMARY KEY("staff_id","state_code"),
	CONSTRAINT "staff_qr_state_code_form" CHECK ("staff_qr"."state_code" ~ '^[^[:cntrl:]]{0,30}$'),
	CONSTRAINT "staff_qr_has_picture" CHECK ("staff_qr"."qr_code" <> '')
);
--> statement-breakpoint
CREATE TABLE "state_code" (
	"state_code" text PRIMARY KEY NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"staff_id" integer,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "state_code_form" CHECK ("state_code"."state_code" ~ '^[^[:cntrl:]]{0,30}$'),
	CONSTRAINT "state_code_not_empty" CHECK ("state_code"."state_code" <> '')
);
--> statement-breakpoint
CREATE TABLE "state_code_hit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "state_code_hit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state_code" text NOT NULL,
	"uid" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "url_link_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "url_link_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint,
	"name" text NOT NULL,
	"page" text NOT NULL,
	"query" text NOT NULL,
	"url_link" text NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "url_link_log_expires" CHECK ("url_link_log"."expire_at" > "url_link_log"."created_at")
);
--> statement-breakpoint
CREATE TABLE "call_count" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone DEFAULT now() NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "call_count_positive" CHECK ("call_count"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "lease" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_token" (
	"name" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"renew_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_intent" ADD CONSTRAINT "account_intent_broker_broker_open_brokerage_type_fk" FOREIGN KEY ("broker") REFERENCES "public"."broker"("open_brokerage_type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_intent" ADD CONSTRAINT "account_intent_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_bind" ADD CONSTRAINT "staff_bind_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_bind" ADD CONSTRAINT "staff_bind_serve_staff_id_staff_staff_id_fk" FOREIGN KEY ("serve_staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_bind" ADD CONSTRAINT "staff_bind_trace_staff_id_staff_staff_id_fk" FOREIGN KEY ("trace_staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_qr" ADD CONSTRAINT "staff_qr_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_code" ADD CONSTRAINT "state_code_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_code_hit" ADD CONSTRAINT "state_code_hit_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "url_link_log" ADD CONSTRAINT "url_link_log_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_one_default" ON "staff" USING btree ("is_default") WHERE "staff"."is_default";--> statement-breakpoint
CREATE INDEX "staff_bind_serve_staff_id" ON "staff_bind" USING btree ("serve_staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "state_code_one_default" ON "state_code" USING btree ("is_default") WHERE "state_code"."is_default";--> statement-breakpoint
CREATE INDEX "state_code_hit_of_code" ON "state_code_hit" USING btree ("state_code","created_at");--> statement-breakpoint
CREATE INDEX "url_link_log_created_at" ON "url_link_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "call_count_window_start" ON "call_count" USING btree ("window_start");