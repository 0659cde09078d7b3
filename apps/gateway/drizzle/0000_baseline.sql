-- First what drizzle-kit generates from the tables, their columns in the order of databases that earlier builds made;
-- then what it cannot say: the guards that hold whoever writes, and the first rows.

-- The files that a document names, by their hashes: indexed below, so that nobody reads a thousand documents to say where
-- a picture is used. The cost is what reading a document is, so that the planner goes by the index.
CREATE FUNCTION asset_hashes(document jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  -- Split and not matched as a whole, which takes three times as long.
  SELECT coalesce(array_agg(DISTINCT left(part, 64)), '{}')
  FROM unnest((string_to_array(document::text, '/assets/'))[2:]) AS part
  WHERE left(part, 64) ~ '^[0-9a-f]{64}$'
$$;
--> statement-breakpoint
CREATE TABLE "visit_log" (
	"session_id" text NOT NULL,
	"page_id" text NOT NULL,
	"view_seq" integer NOT NULL,
	"code" text,
	"url" text,
	"referrer" text,
	"container" text,
	"uid" text,
	"duration" integer DEFAULT 0 NOT NULL,
	"was_left" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"upload_id" text,
	CONSTRAINT "visit_log_session_id_page_id_view_seq_pk" PRIMARY KEY("session_id","page_id","view_seq"),
	CONSTRAINT "visit_log_counts" CHECK ("visit_log"."view_seq" >= 0 and "visit_log"."duration" >= 0)
);
--> statement-breakpoint
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
CREATE TABLE "live_code_session" (
	"code_id" text NOT NULL,
	"session" text NOT NULL,
	"item" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_code_session_code_id_session_pk" PRIMARY KEY("code_id","session"),
	CONSTRAINT "live_code_session_form" CHECK ("live_code_session"."session" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
CREATE TABLE "vacancy" (
	"vacancy_id" text PRIMARY KEY NOT NULL,
	"base_num" integer DEFAULT 0 NOT NULL,
	"change_type_limit" integer NOT NULL,
	"group_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lead_version_id" integer,
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
CREATE TABLE "asset" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "asset_hash_form" CHECK ("asset"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "asset_type_known" CHECK ("asset"."type" in ('image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml', 'video/mp4')),
	CONSTRAINT "asset_not_empty" CHECK ("asset"."bytes" > 0),
	CONSTRAINT "asset_image_has_size" CHECK ("asset"."type" = 'video/mp4' or (coalesce("asset"."width", 0) > 0 and coalesce("asset"."height", 0) > 0))
);
--> statement-breakpoint
CREATE TABLE "asset_variant" (
	"asset_hash" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "asset_variant_asset_hash_format_width_pk" PRIMARY KEY("asset_hash","format","width"),
	CONSTRAINT "asset_variant_format_known" CHECK ("asset_variant"."format" in ('webp', 'avif')),
	CONSTRAINT "asset_variant_size" CHECK ("asset_variant"."width" > 0 and "asset_variant"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_from" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "audit_head_only_row" CHECK ("audit_head"."is_only")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip" "inet",
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_seq_positive" CHECK ("audit_log"."seq" > 0),
	CONSTRAINT "audit_log_who_form" CHECK ("audit_log"."who" ~ '^(member:[0-9]+|(cli|job|start):.{1,64}|anonymous)$'),
	CONSTRAINT "audit_log_action_form" CHECK ("audit_log"."action" ~ '^[a-z_]+[.][a-z_]+$'),
	CONSTRAINT "audit_log_subject_length" CHECK (length("audit_log"."subject") between 1 and 128),
	CONSTRAINT "audit_log_no_phones" CHECK (concat_ws(' ', "audit_log"."subject", "audit_log"."before"::text, "audit_log"."after"::text) !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)')
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"hash" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "audit_seal_hash_form" CHECK ("audit_seal"."hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "audit_seal_form" CHECK ("audit_seal"."seal" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
CREATE TABLE "browse_log" (
	"uid" bigint NOT NULL,
	"browse_collect_id" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	CONSTRAINT "browse_log_uid_browse_collect_id_minute_pk" PRIMARY KEY("uid","browse_collect_id","minute")
);
--> statement-breakpoint
CREATE TABLE "page_event" (
	"session_id" text NOT NULL,
	"view_seq" integer NOT NULL,
	"seq" smallint NOT NULL,
	"name" text NOT NULL,
	"page_code" text NOT NULL,
	"page_version" integer,
	"block_id" text NOT NULL,
	"block" text NOT NULL,
	"container" text,
	"uid" text,
	"code" integer,
	"action_name" text,
	"upload_id" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_event_session_id_view_seq_seq_pk" PRIMARY KEY("session_id","view_seq","seq"),
	CONSTRAINT "page_event_numbers" CHECK ("page_event"."view_seq" >= 0 and "page_event"."seq" >= 1)
);
--> statement-breakpoint
CREATE TABLE "company_data" (
	"revision" integer PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"license_no" text NOT NULL,
	"phone" text NOT NULL,
	"adviser" text NOT NULL,
	"adviser_no" text NOT NULL,
	"filing_no" text NOT NULL,
	"set_by" bigint NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_data_revision_positive" CHECK ("company_data"."revision" > 0),
	CONSTRAINT "company_data_is_whole" CHECK (not '' = any(array[btrim("company_data"."company"), btrim("company_data"."license_no"), btrim("company_data"."phone"), btrim("company_data"."adviser"), btrim("company_data"."adviser_no")]))
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
CREATE TABLE "job_day" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "job_day_name_day_pk" PRIMARY KEY("name","day")
);
--> statement-breakpoint
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
CREATE TABLE "lead_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_note_length" CHECK (length("lead_note"."text") between 1 and 500),
	CONSTRAINT "lead_note_no_phones" CHECK ("lead_note"."text" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)')
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
CREATE TABLE "member" (
	"member_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"login" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_login_unique" UNIQUE("login"),
	CONSTRAINT "member_login_form" CHECK ("member"."login" ~ '^[a-z0-9][a-z0-9._-]{1,31}$'),
	CONSTRAINT "member_name_length" CHECK (length("member"."name") between 1 and 20),
	CONSTRAINT "member_roles_known" CHECK (cardinality("member"."roles") > 0
        and "member"."roles" <@ array['editor', 'approver', 'operator', 'auditor', 'administrator']),
	CONSTRAINT "member_status_known" CHECK ("member"."status" in ('active', 'disabled')),
	CONSTRAINT "member_password_hash_form" CHECK ("member"."password_hash" ~ '^scrypt:[0-9]+:[0-9]+:[0-9]+:')
);
--> statement-breakpoint
CREATE TABLE "member_session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"ip" "inet" NOT NULL,
	"ua" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "member_session_id_form" CHECK ("member_session"."session_id" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "member_session_ends_later" CHECK ("member_session"."expire_at" > "member_session"."created_at")
);
--> statement-breakpoint
CREATE TABLE "studio_setup" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"nonce" text DEFAULT gen_random_uuid()::text NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "studio_setup_only_row" CHECK ("studio_setup"."is_only")
);
--> statement-breakpoint
CREATE TABLE "page_draft" (
	"page_id" bigint PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"schema_version" integer NOT NULL,
	"revision" integer NOT NULL,
	"base_version" integer,
	"content_hash" text NOT NULL,
	"title" text NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint NOT NULL,
	"restored_from" integer,
	CONSTRAINT "page_draft_revision_positive" CHECK ("page_draft"."revision" > 0),
	CONSTRAINT "page_draft_hash_form" CHECK ("page_draft"."content_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "page_draft_window_order" CHECK ("page_draft"."start_at" < "page_draft"."end_at")
);
--> statement-breakpoint
CREATE TABLE "page_draft_save" (
	"page_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"save_id" uuid NOT NULL,
	"patch" jsonb NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_draft_save_page_id_revision_pk" PRIMARY KEY("page_id","revision"),
	CONSTRAINT "page_draft_save_once" UNIQUE("page_id","save_id"),
	CONSTRAINT "page_draft_save_revision_positive" CHECK ("page_draft_save"."revision" > 0)
);
--> statement-breakpoint
CREATE TABLE "page_schedule" (
	"page_id" bigint PRIMARY KEY NOT NULL,
	"version_id" bigint,
	"publish_at" timestamp with time zone,
	"take_down_at" timestamp with time zone,
	"set_by" bigint NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	CONSTRAINT "page_schedule_not_empty" CHECK (num_nonnulls("page_schedule"."publish_at", "page_schedule"."take_down_at") > 0),
	CONSTRAINT "page_schedule_publishes_version" CHECK (("page_schedule"."publish_at" is null) = ("page_schedule"."version_id" is null)),
	CONSTRAINT "page_schedule_order" CHECK ("page_schedule"."publish_at" < "page_schedule"."take_down_at"),
	CONSTRAINT "page_schedule_problem_of_publishing" CHECK ("page_schedule"."problem" is null or "page_schedule"."publish_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_auto_fit" smallint DEFAULT 0 NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"published_version_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" bigint,
	"archived_at" timestamp with time zone,
	CONSTRAINT "page_code_unique" UNIQUE("code"),
	CONSTRAINT "page_code_form" CHECK ("page"."code" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "page_status_known" CHECK ("page"."status" in ('draft', 'published', 'taken_down')),
	CONSTRAINT "page_auto_fit_flag" CHECK ("page"."is_auto_fit" in (0, 1)),
	CONSTRAINT "page_window_order" CHECK ("page"."start_at" < "page"."end_at"),
	CONSTRAINT "page_published_has_version" CHECK ("page"."status" <> 'published' or "page"."published_version_id" is not null),
	CONSTRAINT "page_archived_unseen" CHECK ("page"."archived_at" is null or "page"."status" <> 'published')
);
--> statement-breakpoint
CREATE TABLE "page_address" (
	"code" text PRIMARY KEY NOT NULL,
	"page_id" bigint NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_render" (
	"version_id" bigint NOT NULL,
	"build" text NOT NULL,
	"html" "bytea" NOT NULL,
	"br" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL,
	"csp" text NOT NULL,
	"etag" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_render_version_id_build_pk" PRIMARY KEY("version_id","build")
);
--> statement-breakpoint
CREATE TABLE "page_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"schema_version" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"restored_from" integer,
	"kept_for" integer,
	CONSTRAINT "page_version_number" UNIQUE("page_id","version"),
	CONSTRAINT "page_version_of_page" UNIQUE("page_id","id"),
	CONSTRAINT "page_version_positive" CHECK ("page_version"."version" > 0),
	CONSTRAINT "page_version_restores_earlier" CHECK ("page_version"."restored_from" < "page_version"."version" and "page_version"."kept_for" < "page_version"."version"),
	CONSTRAINT "page_version_hash_form" CHECK ("page_version"."content_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "consent_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint,
	"handset_hash" text,
	"doc" text NOT NULL,
	"version" text NOT NULL,
	"purpose" text NOT NULL,
	"ip" "inet" NOT NULL,
	"ua" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"agreed_text" text,
	CONSTRAINT "consent_log_of_somebody" CHECK ("consent_log"."uid" is not null or "consent_log"."handset_hash" is not null),
	CONSTRAINT "consent_log_purpose_known" CHECK ("consent_log"."purpose" in ('service', 'marketing')),
	CONSTRAINT "consent_log_named" CHECK ("consent_log"."doc" <> '' and "consent_log"."version" <> ''),
	CONSTRAINT "consent_log_handset_hash_form" CHECK ("consent_log"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
CREATE TABLE "pii_key" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"jti" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"revoked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consent" text DEFAULT 'not_recorded' NOT NULL,
	"cps_id" text DEFAULT '' NOT NULL,
	"platform_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "session_jti_form" CHECK ("session"."jti" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "session_consent_known" CHECK ("session"."consent" in ('recorded', 'not_recorded')),
	CONSTRAINT "session_ends_later" CHECK ("session"."expire_at" > "session"."created_at")
);
--> statement-breakpoint
CREATE TABLE "softuser" (
	"softuser_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "softuser_softuser_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"softuser_type" smallint DEFAULT 0 NOT NULL,
	"handset_enc" text,
	"handset_hash" text,
	"nick_name" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"risk_level" text,
	"risk_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_recommendation_on" boolean DEFAULT true NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "softuser_handset_hash_unique" UNIQUE("handset_hash"),
	CONSTRAINT "softuser_handset_enc_form" CHECK ("softuser"."handset_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{52}$'),
	CONSTRAINT "softuser_handset_hash_form" CHECK ("softuser"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "softuser_type_positive" CHECK ("softuser"."softuser_type" >= 0),
	CONSTRAINT "softuser_risk_level_known" CHECK ("softuser"."risk_level" in ('C1', 'C2', 'C3', 'C4', 'C5')),
	CONSTRAINT "softuser_risk_dated" CHECK (("softuser"."risk_level" is null) = ("softuser"."risk_at" is null)),
	CONSTRAINT "softuser_erased_whole" CHECK (case when "softuser"."erased_at" is null then num_nulls("softuser"."handset_enc", "softuser"."handset_hash") = 0
        else num_nonnulls("softuser"."handset_enc", "softuser"."handset_hash", "softuser"."risk_level") = 0
          and "softuser"."nick_name" = '' and "softuser"."avatar" = '' end)
);
--> statement-breakpoint
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
CREATE TABLE "captcha_log" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"randstr" text NOT NULL,
	"ip" "inet" NOT NULL,
	"scene" text NOT NULL,
	"result" text DEFAULT 'pending' NOT NULL,
	"captcha_code" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "captcha_log_hash_form" CHECK ("captcha_log"."ticket_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "captcha_log_scene_known" CHECK ("captcha_log"."scene" in ('lead', 'enrol', 'login', 'money', 'erase')),
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
	CONSTRAINT "sms_code_scene_known" CHECK ("sms_code"."scene" in ('lead', 'enrol', 'login', 'money', 'erase')),
	CONSTRAINT "sms_code_nonce_form" CHECK ("sms_code"."nonce" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "sms_code_tries" CHECK ("sms_code"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "sms_hour" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL,
	"budget_told_at" timestamp with time zone,
	"use_told_at" timestamp with time zone,
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
	"used_at" timestamp with time zone,
	CONSTRAINT "sms_message_handset_enc_form" CHECK ("sms_message"."handset_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{52}$'),
	CONSTRAINT "sms_message_handset_hash_form" CHECK ("sms_message"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "sms_message_scene_known" CHECK ("sms_message"."scene" in ('lead', 'enrol', 'login', 'money', 'erase', 'download')),
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
ALTER TABLE "live_code_session" ADD CONSTRAINT "live_code_session_item" FOREIGN KEY ("code_id","item") REFERENCES "public"."live_code"("code_id","item") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy" ADD CONSTRAINT "vacancy_group_id_chat_group_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_group"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_created_by_member_member_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_variant" ADD CONSTRAINT "asset_variant_asset_hash_asset_hash_fk" FOREIGN KEY ("asset_hash") REFERENCES "public"."asset"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_log" ADD CONSTRAINT "browse_log_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_data" ADD CONSTRAINT "company_data_set_by_member_member_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_group" ADD CONSTRAINT "chat_group_activity_group_rule_activity_fk" FOREIGN KEY ("activity") REFERENCES "public"."group_rule"("activity") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_group_id_chat_group_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_group"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_post" ADD CONSTRAINT "group_post_group_id_chat_group_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_group"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_rule" ADD CONSTRAINT "group_rule_rule_id_rule_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."rule"("rule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_group" ADD CONSTRAINT "service_group_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_task" ADD CONSTRAINT "callback_task_lead_id_lead_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("lead_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_assignee_id_member_member_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_note" ADD CONSTRAINT "lead_note_lead_id_lead_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("lead_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_note" ADD CONSTRAINT "lead_note_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_touch" ADD CONSTRAINT "lead_touch_lead_id_lead_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("lead_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_session" ADD CONSTRAINT "member_session_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft" ADD CONSTRAINT "page_draft_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft" ADD CONSTRAINT "page_draft_updated_by_member_member_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft" ADD CONSTRAINT "page_draft_base" FOREIGN KEY ("page_id","base_version") REFERENCES "public"."page_version"("page_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft_save" ADD CONSTRAINT "page_draft_save_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft_save" ADD CONSTRAINT "page_draft_save_saved_by_member_member_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_schedule" ADD CONSTRAINT "page_schedule_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_schedule" ADD CONSTRAINT "page_schedule_set_by_member_member_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_schedule" ADD CONSTRAINT "page_schedule_version" FOREIGN KEY ("page_id","version_id") REFERENCES "public"."page_version"("page_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_owner_id_member_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_published_version" FOREIGN KEY ("id","published_version_id") REFERENCES "public"."page_version"("page_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_address" ADD CONSTRAINT "page_address_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_render" ADD CONSTRAINT "page_render_version_id_page_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_version" ADD CONSTRAINT "page_version_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_intent" ADD CONSTRAINT "account_intent_broker_broker_open_brokerage_type_fk" FOREIGN KEY ("broker") REFERENCES "public"."broker"("open_brokerage_type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_intent" ADD CONSTRAINT "account_intent_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_bind" ADD CONSTRAINT "staff_bind_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_bind" ADD CONSTRAINT "staff_bind_serve_staff_id_staff_staff_id_fk" FOREIGN KEY ("serve_staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_bind" ADD CONSTRAINT "staff_bind_trace_staff_id_staff_staff_id_fk" FOREIGN KEY ("trace_staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_qr" ADD CONSTRAINT "staff_qr_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_code" ADD CONSTRAINT "state_code_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_code_hit" ADD CONSTRAINT "state_code_hit_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "url_link_log" ADD CONSTRAINT "url_link_log_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_message_id_sms_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."sms_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tag" ADD CONSTRAINT "user_tag_uid_softuser_softuser_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."softuser"("softuser_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_log_created_at" ON "visit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_code_session_created_at" ON "live_code_session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "asset_newest" ON "asset" USING btree ("created_at","hash");--> statement-breakpoint
CREATE INDEX "audit_log_who" ON "audit_log" USING btree ("who","seq");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "browse_log_minute" ON "browse_log" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "page_event_created_at" ON "page_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "page_event_uid" ON "page_event" USING btree ("uid") WHERE uid IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_group_activity" ON "chat_group" USING btree ("activity");--> statement-breakpoint
CREATE INDEX "group_member_uid" ON "group_member" USING btree ("uid","joined_at");--> statement-breakpoint
CREATE INDEX "group_post_of_group" ON "group_post" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "group_post_of_tag" ON "group_post" USING btree ("tag","created_at");--> statement-breakpoint
CREATE INDEX "callback_task_waiting" ON "callback_task" USING btree ("due_at") WHERE "callback_task"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "lead_in_time" ON "lead" USING btree ("created_at","lead_id","status","assignee_id","page_code","cps_id","version_id","consent") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_of_status" ON "lead" USING btree ("status","created_at","lead_id","assignee_id","page_code","cps_id","version_id","consent") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_of_assignee" ON "lead" USING btree ("assignee_id","created_at","lead_id","status","page_code","cps_id","version_id","consent") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_of_page" ON "lead" USING btree ("page_code","created_at","lead_id","status","assignee_id","cps_id","version_id","consent") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_of_channel" ON "lead" USING btree ("cps_id","created_at","lead_id","status","assignee_id","page_code","version_id","consent") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_name" ON "lead" USING btree ("nick_name" text_pattern_ops,"created_at","lead_id","status","assignee_id","page_code","cps_id","version_id","consent") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_handset_hash" ON "lead" USING btree ("handset_hash");--> statement-breakpoint
CREATE INDEX "lead_handset_tail_hash" ON "lead" USING btree ("handset_tail_hash","created_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_uid" ON "lead" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "lead_note_of_lead" ON "lead_note" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "lead_touch_of_lead" ON "lead_touch" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_touch_one_first" ON "lead_touch" USING btree ("lead_id") WHERE "lead_touch"."is_first";--> statement-breakpoint
CREATE INDEX "member_session_member" ON "member_session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "page_draft_assets" ON "page_draft" USING gin (asset_hashes("document"));--> statement-breakpoint
CREATE INDEX "page_address_page" ON "page_address" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "page_version_assets" ON "page_version" USING gin (asset_hashes("document"));--> statement-breakpoint
CREATE INDEX "consent_log_uid" ON "consent_log" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "consent_log_handset_hash" ON "consent_log" USING btree ("handset_hash");--> statement-breakpoint
CREATE INDEX "session_expire_at" ON "session" USING btree ("expire_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_one_default" ON "staff" USING btree ("is_default") WHERE "staff"."is_default";--> statement-breakpoint
CREATE INDEX "staff_bind_serve_staff_id" ON "staff_bind" USING btree ("serve_staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "state_code_one_default" ON "state_code" USING btree ("is_default") WHERE "state_code"."is_default";--> statement-breakpoint
CREATE INDEX "state_code_hit_of_code" ON "state_code_hit" USING btree ("state_code","created_at");--> statement-breakpoint
CREATE INDEX "state_code_hit_created_at" ON "state_code_hit" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "url_link_log_created_at" ON "url_link_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "captcha_log_created_at" ON "captcha_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_code_created_at" ON "sms_code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_message_created_at" ON "sms_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_message_updated_at" ON "sms_message" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "call_count_window_start" ON "call_count" USING btree ("window_start");
--> statement-breakpoint
-- A version is what somebody read, checked and approved: nobody changes or removes it afterwards.
CREATE FUNCTION page_version_is_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'page_version rows are immutable: % refused. Store a new version instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_version_immutable_row BEFORE UPDATE OR DELETE ON page_version
  FOR EACH ROW EXECUTE FUNCTION page_version_is_immutable();
--> statement-breakpoint
CREATE TRIGGER page_version_immutable_table BEFORE TRUNCATE ON page_version
  FOR EACH STATEMENT EXECUTE FUNCTION page_version_is_immutable();
--> statement-breakpoint
-- In the database, so that no way of changing a page can forget it. Delivered when the change commits.
CREATE FUNCTION announce_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('page_changed', OLD.code);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('page_changed', NEW.code);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_change_announced AFTER INSERT OR UPDATE OR DELETE ON page
  FOR EACH ROW EXECUTE FUNCTION announce_page_change();
--> statement-breakpoint
-- Who changed what on a page, and when, stays as it was saved: another change is another row.
CREATE FUNCTION page_draft_save_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'page_draft_save rows are kept as they were saved: % refused. Save again instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_draft_save_append_only_row BEFORE UPDATE OR DELETE ON page_draft_save
  FOR EACH ROW EXECUTE FUNCTION page_draft_save_is_append_only();
--> statement-breakpoint
CREATE TRIGGER page_draft_save_append_only_table BEFORE TRUNCATE ON page_draft_save
  FOR EACH STATEMENT EXECUTE FUNCTION page_draft_save_is_append_only();
--> statement-breakpoint
-- Two tabs that began with the same draft cannot both have been right about it.
CREATE FUNCTION page_draft_goes_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.revision < OLD.revision OR (NEW.revision = OLD.revision AND NEW.document IS DISTINCT FROM OLD.document) THEN
    RAISE EXCEPTION 'page_draft of page % is at revision % already: revision % refused.',
      OLD.page_id, OLD.revision, NEW.revision USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_draft_forward BEFORE UPDATE ON page_draft
  FOR EACH ROW EXECUTE FUNCTION page_draft_goes_forward();
--> statement-breakpoint
-- A link that visitors have leads to its page for ever, and to no other.
CREATE FUNCTION keep_page_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- No visitor was ever given the address of a page that was never published: it is free again.
    IF OLD.status = 'draft' THEN
      DELETE FROM page_address WHERE code = OLD.code AND page_id = OLD.id;
    END IF;
  END IF;
  INSERT INTO page_address (code, page_id) VALUES (NEW.code, NEW.id) ON CONFLICT DO NOTHING;
  IF NOT EXISTS (SELECT FROM page_address WHERE code = NEW.code AND page_id = NEW.id) THEN
    RAISE EXCEPTION 'Code % leads to another page already.', NEW.code
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'page_address_pkey', TABLE = 'page_address';
  END IF;
  -- What led here leads elsewhere now; the page's own two codes are announced as those of every change.
  IF TG_OP = 'UPDATE' THEN
    PERFORM pg_notify('page_changed', code) FROM page_address WHERE page_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_address_of_new_page AFTER INSERT ON page
  FOR EACH ROW EXECUTE FUNCTION keep_page_address();
--> statement-breakpoint
CREATE TRIGGER page_address_of_new_code AFTER UPDATE OF code ON page
  FOR EACH ROW WHEN (OLD.code IS DISTINCT FROM NEW.code) EXECUTE FUNCTION keep_page_address();
--> statement-breakpoint
-- What customers saw must stay provable: a file that was stored stays, and stays what it is.
CREATE FUNCTION asset_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - '{name,hidden_at}'::text[] = to_jsonb(OLD) - '{name,hidden_at}'::text[] THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'asset rows are kept as they are: % refused. Hide the asset instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER asset_kept_row BEFORE UPDATE OR DELETE ON asset
  FOR EACH ROW EXECUTE FUNCTION asset_is_kept();
--> statement-breakpoint
CREATE TRIGGER asset_kept_table BEFORE TRUNCATE ON asset
  FOR EACH STATEMENT EXECUTE FUNCTION asset_is_kept();
--> statement-breakpoint
-- What somebody agreed to is evidence: a change of mind is another row.
CREATE FUNCTION consent_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'consent_log rows are evidence: % refused. Store a row with withdrawn_at instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER consent_log_append_only_row BEFORE UPDATE OR DELETE ON consent_log
  FOR EACH ROW EXECUTE FUNCTION consent_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER consent_log_append_only_table BEFORE TRUNCATE ON consent_log
  FOR EACH STATEMENT EXECUTE FUNCTION consent_log_is_append_only();
--> statement-breakpoint
-- Only the first member may be made without one, and this row is used up by them.
INSERT INTO studio_setup DEFAULT VALUES;
--> statement-breakpoint
-- In the database, so that no way of adding a member leaves the door open.
CREATE FUNCTION close_studio_setup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE studio_setup SET closed_at = now() WHERE closed_at IS NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER member_closes_setup AFTER INSERT ON member
  FOR EACH STATEMENT EXECUTE FUNCTION close_studio_setup();
--> statement-breakpoint
INSERT INTO audit_head (seq, hash) VALUES (0, repeat('A', 43));
--> statement-breakpoint
-- Numbers, dates and chains a row, whoever adds it and whatever they say of these columns. The role of the service adds
-- rows and may not change the head: this does that for it, as its owner.
CREATE FUNCTION chain_audit_log() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  head audit_head;
BEGIN
  -- Whoever appends at the same time waits here for the end of this transaction: no two rows follow the same one.
  SELECT * INTO STRICT head FROM audit_head FOR UPDATE;
  NEW.seq := head.seq + 1;
  NEW.at := clock_timestamp();
  NEW.prev_hash := head.hash;
  -- modules/audit/read-chain.ts puts the same text together. Rows that are there were hashed so: it never changes.
  NEW.hash := rtrim(translate(encode(sha256(convert_to(
    NEW.seq || ':' || jsonb_build_array(
      to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), NEW.who, NEW.action, NEW.subject,
      NEW.before::text, NEW.after::text, NEW.ip::text, NEW.prev_hash)::text,
    'UTF8')), 'base64'), '+/', '-_'), '=');
  UPDATE audit_head SET seq = NEW.seq, hash = NEW.hash;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_chained BEFORE INSERT ON audit_log
  FOR EACH ROW EXECUTE FUNCTION chain_audit_log();
--> statement-breakpoint
-- What was done stays done: a correction is another row.
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are evidence: % refused. Append a row instead.', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only_row BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only_table BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_head_stays_row BEFORE DELETE ON audit_head
  FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_head_stays_table BEFORE TRUNCATE ON audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_seal_append_only_row BEFORE UPDATE OR DELETE ON audit_seal
  FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_seal_append_only_table BEFORE TRUNCATE ON audit_seal
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
-- Where a lead came from is counted and paid by: a row that was written stays, and stays as it is. Only the name goes
-- when somebody is erased.
CREATE FUNCTION lead_touch_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.nick_name IS NULL AND to_jsonb(NEW) - 'nick_name' = to_jsonb(OLD) - 'nick_name' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'lead_touch rows are the trail of a lead: % refused. Store another row instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_touch_append_only_row BEFORE UPDATE OR DELETE ON lead_touch
  FOR EACH ROW EXECUTE FUNCTION lead_touch_is_append_only();
--> statement-breakpoint
CREATE TRIGGER lead_touch_append_only_table BEFORE TRUNCATE ON lead_touch
  FOR EACH STATEMENT EXECUTE FUNCTION lead_touch_is_append_only();
--> statement-breakpoint
-- What was written down about a lead stays as it was written: a correction is another note. Only the text goes, when
-- somebody is erased.
CREATE FUNCTION lead_note_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.text IS NULL AND to_jsonb(NEW) - 'text' = to_jsonb(OLD) - 'text' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'lead_note rows are kept: % refused. Store another note instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_note_append_only_row BEFORE UPDATE OR DELETE ON lead_note
  FOR EACH ROW EXECUTE FUNCTION lead_note_is_append_only();
--> statement-breakpoint
CREATE TRIGGER lead_note_append_only_table BEFORE TRUNCATE ON lead_note
  FOR EACH STATEMENT EXECUTE FUNCTION lead_note_is_append_only();
--> statement-breakpoint
-- What pages said of the company must stay provable: a change is another row.
CREATE FUNCTION company_data_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'company_data rows are kept as they are: % refused. Store another row instead.', TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER company_data_append_only_row BEFORE UPDATE OR DELETE ON company_data
  FOR EACH ROW EXECUTE FUNCTION company_data_is_append_only();
--> statement-breakpoint
CREATE TRIGGER company_data_append_only_table BEFORE TRUNCATE ON company_data
  FOR EACH STATEMENT EXECUTE FUNCTION company_data_is_append_only();
--> statement-breakpoint
-- Every page shows it, in every process. Delivered when the change commits.
CREATE FUNCTION announce_company_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('company_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER company_change_announced AFTER INSERT ON company_data
  FOR EACH STATEMENT EXECUTE FUNCTION announce_company_change();
