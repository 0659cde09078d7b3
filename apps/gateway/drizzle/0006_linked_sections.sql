-- The sections that blocks of a document are linked to. Split and not matched as a whole, as `asset_hashes` is.
CREATE FUNCTION linked_sections(document jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_agg(DISTINCT left(part, 36)), '{}')
  FROM unnest((string_to_array(document::text, '"section": "'))[2:]) AS part
  WHERE left(part, 36) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;
--> statement-breakpoint
CREATE TABLE "section_update" (
	"section_id" bigint NOT NULL,
	"page_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"publishes" boolean NOT NULL,
	"ordered_by" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "section_update_section_id_page_id_pk" PRIMARY KEY("section_id","page_id"),
	CONSTRAINT "section_update_revision_positive" CHECK ("section_update"."revision" > 0),
	CONSTRAINT "section_update_problem" CHECK (("section_update"."state" = 'failed') = ("section_update"."problem" is not null))
);
--> statement-breakpoint
ALTER TABLE "page_section" ADD COLUMN "section" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "page_section" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "section_update" ADD CONSTRAINT "section_update_section_id_page_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."page_section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_update" ADD CONSTRAINT "section_update_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_update" ADD CONSTRAINT "section_update_ordered_by_member_member_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_draft_sections" ON "page_draft" USING gin (linked_sections("document"));--> statement-breakpoint
CREATE INDEX "page_version_sections" ON "page_version" USING gin (linked_sections("document"));--> statement-breakpoint
ALTER TABLE "page_section" ADD CONSTRAINT "page_section_section_unique" UNIQUE("section");--> statement-breakpoint
ALTER TABLE "page_section" ADD CONSTRAINT "page_section_revision_positive" CHECK ("page_section"."revision" > 0);