CREATE TABLE "live_code_session" (
	"code_id" text NOT NULL,
	"session" text NOT NULL,
	"item" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_code_session_code_id_session_pk" PRIMARY KEY("code_id","session"),
	CONSTRAINT "live_code_session_form" CHECK ("live_code_session"."session" ~ '^[A-Za-z0-9_-]{22}$')
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
ALTER TABLE "audit_head" ADD COLUMN "sealed_from" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_code_session" ADD CONSTRAINT "live_code_session_item" FOREIGN KEY ("code_id","item") REFERENCES "public"."live_code"("code_id","item") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_code_session_created_at" ON "live_code_session" USING btree ("created_at");--> statement-breakpoint
-- Rows that are there have no seal; those that come get one each.
UPDATE audit_head SET sealed_from = seq + 1;
--> statement-breakpoint
CREATE TRIGGER audit_seal_append_only_row BEFORE UPDATE OR DELETE ON audit_seal
  FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_seal_append_only_table BEFORE TRUNCATE ON audit_seal
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
-- The role of the service adds rows and may not change the head: the trigger does that for it, as its owner.
ALTER FUNCTION chain_audit_log() SECURITY DEFINER SET search_path = public, pg_temp;
