CREATE TABLE "live_code" (
	"code_id" text NOT NULL,
	"item" integer NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"stock" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_code_code_id_item_pk" PRIMARY KEY("code_id","item"),
	CONSTRAINT "live_code_id_form" CHECK ("live_code"."code_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "live_code_item_positive" CHECK ("live_code"."item" >= 1),
	CONSTRAINT "live_code_kind_known" CHECK ("live_code"."kind" in ('image', 'wecom', 'text', 'minp')),
	CONSTRAINT "live_code_stock" CHECK ("live_code"."used" >= 0 and "live_code"."used" <= "live_code"."stock"),
	CONSTRAINT "live_code_status_flag" CHECK ("live_code"."status" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "live_code_handout" (
	"code_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"item" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_code_handout_code_id_uid_pk" PRIMARY KEY("code_id","uid")
);
--> statement-breakpoint
CREATE TABLE "vacancy" (
	"vacancy_id" text PRIMARY KEY NOT NULL,
	"base_num" integer DEFAULT 0 NOT NULL,
	"change_type_limit" integer NOT NULL,
	"group_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vacancy_id_form" CHECK ("vacancy"."vacancy_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "vacancy_limit" CHECK ("vacancy"."change_type_limit" >= 1),
	CONSTRAINT "vacancy_base" CHECK ("vacancy"."base_num" between 0 and "vacancy"."change_type_limit")
);
--> statement-breakpoint
CREATE TABLE "virtual_user" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "virtual_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"set_id" text NOT NULL,
	"text" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "virtual_user_text" UNIQUE("set_id","text"),
	CONSTRAINT "virtual_user_set_form" CHECK ("virtual_user"."set_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "virtual_user_text_length" CHECK (length("virtual_user"."text") between 1 and 60),
	CONSTRAINT "virtual_user_source_known" CHECK ("virtual_user"."source" in ('operator', 'real')),
	CONSTRAINT "virtual_user_status_flag" CHECK ("virtual_user"."status" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "browse_log" (
	"uid" bigint NOT NULL,
	"browse_collect_id" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	CONSTRAINT "browse_log_uid_browse_collect_id_minute_pk" PRIMARY KEY("uid","browse_collect_id","minute")
);
--> statement-breakpoint
CREATE TABLE "chat_group" (
	"group_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"activity" text NOT NULL,
	"capacity" integer NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_group_id_form" CHECK ("chat_group"."group_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "chat_group_capacity" CHECK ("chat_group"."member_count" between 0 and "chat_group"."capacity")
);
--> statement-breakpoint
CREATE TABLE "group_member" (
	"group_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_member_group_id_uid_pk" PRIMARY KEY("group_id","uid")
);
--> statement-breakpoint
CREATE TABLE "group_post" (
	"post_id" text PRIMARY KEY NOT NULL,
	"group_id" text,
	"tag" text,
	"author" text NOT NULL,
	"adviser_no" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_member_only" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_post_id_form" CHECK ("group_post"."post_id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "group_post_has_place" CHECK (coalesce("group_post"."group_id", "group_post"."tag") is not null),
	CONSTRAINT "group_post_members_of_a_group" CHECK (not "group_post"."is_member_only" or "group_post"."group_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "group_rule" (
	"activity" text PRIMARY KEY NOT NULL,
	"rule_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_rule_activity_form" CHECK ("group_rule"."activity" ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
CREATE TABLE "service_group" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"group_id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_group_group_id_unique" UNIQUE("group_id")
);
--> statement-breakpoint
CREATE TABLE "rule" (
	"rule_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"expression" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rule_id_form" CHECK ("rule"."rule_id" ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
CREATE TABLE "user_tag" (
	"uid" bigint NOT NULL,
	"pd_code" text NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_tag_uid_pd_code_pk" PRIMARY KEY("uid","pd_code"),
	CONSTRAINT "user_tag_code_form" CHECK ("user_tag"."pd_code" ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
ALTER TABLE "live_code_handout" ADD CONSTRAINT "live_code_handout_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_code_handout" ADD CONSTRAINT "live_code_handout_item" FOREIGN KEY ("code_id","item") REFERENCES "public"."live_code"("code_id","item") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy" ADD CONSTRAINT "vacancy_group_id_chat_group_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_group"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_log" ADD CONSTRAINT "browse_log_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_group" ADD CONSTRAINT "chat_group_activity_group_rule_activity_fk" FOREIGN KEY ("activity") REFERENCES "public"."group_rule"("activity") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_group_id_chat_group_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_group"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_post" ADD CONSTRAINT "group_post_group_id_chat_group_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_group"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_rule" ADD CONSTRAINT "group_rule_rule_id_rule_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."rule"("rule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_group" ADD CONSTRAINT "service_group_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tag" ADD CONSTRAINT "user_tag_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_group_activity" ON "chat_group" USING btree ("activity");--> statement-breakpoint
CREATE INDEX "group_member_uid" ON "group_member" USING btree ("uid","joined_at");--> statement-breakpoint
CREATE INDEX "group_post_of_group" ON "group_post" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "group_post_of_tag" ON "group_post" USING btree ("tag","created_at");