CREATE TABLE "experiment" (
	"experiment_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experiment_experiment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_code" text NOT NULL,
	"name" text NOT NULL,
	"hypothesis" text NOT NULL,
	"measure" text NOT NULL,
	"block_id" text,
	"effect" smallint NOT NULL,
	"planned_units" integer NOT NULL,
	"alpha" real DEFAULT 0.05 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text,
	"reason" text DEFAULT '' NOT NULL,
	"winner" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiment_name_trimmed" CHECK ("experiment"."name" = btrim("experiment"."name") and "experiment"."name" <> ''),
	CONSTRAINT "experiment_block" CHECK (("experiment"."measure" = 'click') = ("experiment"."block_id" is not null)),
	CONSTRAINT "experiment_numbers" CHECK ("experiment"."effect" between 1 and 500 and "experiment"."planned_units" >= 1 and "experiment"."alpha" > 0 and "experiment"."alpha" < 1),
	CONSTRAINT "experiment_state" CHECK (case "experiment"."state"
        when 'draft' then num_nonnulls("experiment"."started_at", "experiment"."ended_at", "experiment"."ending") = 0
        when 'running' then "experiment"."started_at" is not null and num_nonnulls("experiment"."ended_at", "experiment"."ending") = 0
        when 'ended' then num_nulls("experiment"."ended_at", "experiment"."ending") = 0 else false end),
	CONSTRAINT "experiment_winner" CHECK (("experiment"."ending" is not distinct from 'decided') = ("experiment"."winner" is not null))
);
--> statement-breakpoint
CREATE TABLE "experiment_epoch" (
	"experiment_id" bigint NOT NULL,
	"epoch" integer NOT NULL,
	"page_version" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiment_epoch_experiment_id_epoch_pk" PRIMARY KEY("experiment_id","epoch"),
	CONSTRAINT "experiment_epoch_positive" CHECK ("experiment_epoch"."epoch" > 0)
);
--> statement-breakpoint
CREATE TABLE "experiment_render" (
	"experiment_id" bigint NOT NULL,
	"epoch" integer NOT NULL,
	"key" text NOT NULL,
	"build" text NOT NULL,
	"html" "bytea" NOT NULL,
	"br" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL,
	"csp" text NOT NULL,
	"etag" text NOT NULL,
	"asks" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "experiment_render_experiment_id_epoch_key_build_pk" PRIMARY KEY("experiment_id","epoch","key","build")
);
--> statement-breakpoint
CREATE TABLE "experiment_unit" (
	"experiment_id" bigint NOT NULL,
	"epoch" integer NOT NULL,
	"visitor_id" text NOT NULL,
	"variant" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_unit_experiment_id_epoch_visitor_id_pk" PRIMARY KEY("experiment_id","epoch","visitor_id"),
	CONSTRAINT "experiment_unit_variant" CHECK ("experiment_unit"."variant" in ('A', 'B', 'C', 'D'))
);
--> statement-breakpoint
CREATE TABLE "experiment_variant" (
	"experiment_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"weight" smallint NOT NULL,
	"page_code" text,
	"document" jsonb,
	"schema_version" integer,
	"content_hash" text,
	CONSTRAINT "experiment_variant_experiment_id_key_pk" PRIMARY KEY("experiment_id","key"),
	CONSTRAINT "experiment_variant_key" CHECK ("experiment_variant"."key" in ('A', 'B', 'C', 'D')),
	CONSTRAINT "experiment_variant_weight" CHECK ("experiment_variant"."weight" between 1 and 98),
	CONSTRAINT "experiment_variant_page" CHECK (("experiment_variant"."key" = 'A') = ("experiment_variant"."page_code" is null)),
	CONSTRAINT "experiment_variant_document" CHECK (num_nonnulls("experiment_variant"."document", "experiment_variant"."schema_version", "experiment_variant"."content_hash") in (0, 3)
        and ("experiment_variant"."key" <> 'A' or "experiment_variant"."document" is null)),
	CONSTRAINT "experiment_variant_hash_form" CHECK ("experiment_variant"."content_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "experiment" ADD CONSTRAINT "experiment_page_code_page_code_fk" FOREIGN KEY ("page_code") REFERENCES "public"."page"("code") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "experiment_epoch" ADD CONSTRAINT "experiment_epoch_experiment_id_experiment_experiment_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiment"("experiment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_render" ADD CONSTRAINT "experiment_render_epoch" FOREIGN KEY ("experiment_id","epoch") REFERENCES "public"."experiment_epoch"("experiment_id","epoch") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_unit" ADD CONSTRAINT "experiment_unit_epoch" FOREIGN KEY ("experiment_id","epoch") REFERENCES "public"."experiment_epoch"("experiment_id","epoch") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_variant" ADD CONSTRAINT "experiment_variant_experiment_id_experiment_experiment_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiment"("experiment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_variant" ADD CONSTRAINT "experiment_variant_page_code_page_code_fk" FOREIGN KEY ("page_code") REFERENCES "public"."page"("code") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "experiment_running" ON "experiment" USING btree ("page_code") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "experiment_unit_first_at" ON "experiment_unit" USING btree ("first_at");--> statement-breakpoint
-- What an experiment measures, and how large it is to be, is said before anybody has seen a number of it.
CREATE FUNCTION experiment_goes_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'draft' AND
    (OLD.hypothesis, OLD.measure, OLD.block_id, OLD.effect, OLD.planned_units, OLD.alpha, OLD.started_at)
      IS DISTINCT FROM
    (NEW.hypothesis, NEW.measure, NEW.block_id, NEW.effect, NEW.planned_units, NEW.alpha, NEW.started_at) THEN
    RAISE EXCEPTION 'Experiment % has begun, so what it measures and its size stay.', OLD.experiment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'experiment_terms_stay';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (('draft', 'running'), ('draft', 'ended'), ('running', 'ended')) THEN
    RAISE EXCEPTION 'Experiment % cannot go from % to %.', OLD.experiment_id, OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'experiment_goes_forward';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER experiment_forward BEFORE UPDATE ON experiment
  FOR EACH ROW EXECUTE FUNCTION experiment_goes_forward();
--> statement-breakpoint
CREATE FUNCTION experiment_variants_stay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  id bigint := CASE WHEN TG_OP = 'INSERT' THEN NEW.experiment_id ELSE OLD.experiment_id END;
BEGIN
  -- Its row is held, so that none changes while it begins.
  PERFORM FROM experiment WHERE experiment_id = id AND state <> 'draft' FOR SHARE;
  IF FOUND AND (TG_OP <> 'UPDATE' OR
    (OLD.experiment_id, OLD.key, OLD.name, OLD.weight, OLD.document, OLD.schema_version, OLD.content_hash)
      IS DISTINCT FROM
    (NEW.experiment_id, NEW.key, NEW.name, NEW.weight, NEW.document, NEW.schema_version, NEW.content_hash)) THEN
    RAISE EXCEPTION 'Experiment % has begun, so its variants stay.', id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'experiment_variants_stay';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE TRIGGER experiment_variant_stays BEFORE INSERT OR UPDATE OR DELETE ON experiment_variant
  FOR EACH ROW EXECUTE FUNCTION experiment_variants_stay();
--> statement-breakpoint
-- Visitors see something else of its page from then on, in every process: delivered when the change commits.
CREATE FUNCTION announce_experiment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changed', NEW.page_code);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER experiment_announced AFTER UPDATE OF state ON experiment
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION announce_experiment();
--> statement-breakpoint
-- In the database, so that no way of publishing a page can forget it.
CREATE FUNCTION begin_experiment_epoch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO experiment_epoch (experiment_id, epoch, page_version, started_at)
  SELECT e.experiment_id, 1 + (SELECT max(epoch) FROM experiment_epoch AS x WHERE x.experiment_id = e.experiment_id),
    v.version, clock_timestamp()
  FROM experiment AS e JOIN page_version AS v ON v.id = NEW.published_version_id
  WHERE e.page_code = NEW.code AND e.state = 'running';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_begins_experiment_epoch AFTER UPDATE OF published_version_id ON page
  FOR EACH ROW WHEN (NEW.published_version_id IS DISTINCT FROM OLD.published_version_id)
  EXECUTE FUNCTION begin_experiment_epoch();
