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
CREATE TABLE "page_address" (
	"code" text PRIMARY KEY NOT NULL,
	"page_id" bigint NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_draft" ADD COLUMN "restored_from" integer;--> statement-breakpoint
ALTER TABLE "page_version" ADD COLUMN "restored_from" integer;--> statement-breakpoint
ALTER TABLE "page_version" ADD COLUMN "kept_for" integer;--> statement-breakpoint
ALTER TABLE "company_data" ADD CONSTRAINT "company_data_set_by_member_member_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_address" ADD CONSTRAINT "page_address_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_address_page" ON "page_address" USING btree ("page_id");--> statement-breakpoint
ALTER TABLE "page_version" ADD CONSTRAINT "page_version_restores_earlier" CHECK ("page_version"."restored_from" < "page_version"."version" and "page_version"."kept_for" < "page_version"."version");--> statement-breakpoint
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
--> statement-breakpoint
INSERT INTO page_address (code, page_id) SELECT code, id FROM page;
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
