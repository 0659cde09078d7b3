CREATE TABLE "audit_head" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
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
CREATE TABLE "job_day" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "job_day_name_day_pk" PRIMARY KEY("name","day")
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
	"failed_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_login_unique" UNIQUE("login"),
	CONSTRAINT "member_login_form" CHECK ("member"."login" ~ '^[a-z0-9][a-z0-9._-]{1,31}$'),
	CONSTRAINT "member_name_length" CHECK (length("member"."name") between 1 and 20),
	CONSTRAINT "member_roles_known" CHECK (cardinality("member"."roles") > 0
        and "member"."roles" <@ array['editor', 'approver', 'operator', 'auditor', 'administrator']),
	CONSTRAINT "member_status_known" CHECK ("member"."status" in ('active', 'disabled')),
	CONSTRAINT "member_password_hash_form" CHECK ("member"."password_hash" ~ '^scrypt:[0-9]+:[0-9]+:[0-9]+:'),
	CONSTRAINT "member_failed_count" CHECK ("member"."failed_count" between 0 and 5)
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
ALTER TABLE "member_session" ADD CONSTRAINT "member_session_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_who" ON "audit_log" USING btree ("who","seq");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "member_session_member" ON "member_session" USING btree ("member_id");