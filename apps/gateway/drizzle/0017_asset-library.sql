-- The files that a document names, by their hashes: indexed below, so that nobody reads a thousand documents to say where
-- a picture is used. The cost is what reading a document is, so that the planner goes by the index.
CREATE FUNCTION asset_hashes(document jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  -- Split and not matched as a whole, which takes three times as long.
  SELECT coalesce(array_agg(DISTINCT left(part, 64)), '{}')
  FROM unnest((string_to_array(document::text, '/assets/'))[2:]) AS part
  WHERE left(part, 64) ~ '^[0-9a-f]{64}$'
$$;
--> statement-breakpoint
ALTER TABLE "asset" DROP CONSTRAINT "asset_type_known";--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "created_by" bigint;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_created_by_member_member_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_newest" ON "asset" USING btree ("created_at","hash");--> statement-breakpoint
CREATE INDEX "page_draft_assets" ON "page_draft" USING gin (asset_hashes("document"));--> statement-breakpoint
CREATE INDEX "page_version_assets" ON "page_version" USING gin (asset_hashes("document"));--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_type_known" CHECK ("asset"."type" in ('image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml', 'video/mp4'));--> statement-breakpoint
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
