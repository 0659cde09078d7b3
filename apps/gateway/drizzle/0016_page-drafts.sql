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
ALTER TABLE "page" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_draft" ADD CONSTRAINT "page_draft_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft" ADD CONSTRAINT "page_draft_updated_by_member_member_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft" ADD CONSTRAINT "page_draft_base" FOREIGN KEY ("page_id","base_version") REFERENCES "public"."page_version"("page_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft_save" ADD CONSTRAINT "page_draft_save_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft_save" ADD CONSTRAINT "page_draft_save_saved_by_member_member_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_schedule" ADD CONSTRAINT "page_schedule_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_schedule" ADD CONSTRAINT "page_schedule_set_by_member_member_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_schedule" ADD CONSTRAINT "page_schedule_version" FOREIGN KEY ("page_id","version_id") REFERENCES "public"."page_version"("page_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_owner_id_member_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_archived_unseen" CHECK ("page"."archived_at" is null or "page"."status" <> 'published');--> statement-breakpoint
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
