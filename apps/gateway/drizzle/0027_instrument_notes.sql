-- A note was one row of a share; now each of its versions is one. What is there was never told to anybody by a call, and waits
-- for a second person. Whom no number stands for was told to nobody.
DELETE FROM "instrument_note" USING "staff"
  WHERE "staff"."staff_id" = "instrument_note"."staff_id" AND "staff"."cert_no" = '';--> statement-breakpoint
ALTER TABLE "instrument_note" DROP CONSTRAINT "instrument_note_pkey";--> statement-breakpoint
ALTER TABLE "instrument_note" ALTER COLUMN "written_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD COLUMN "note_id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "instrument_note_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "instrument_note" ADD COLUMN "adviser" text;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD COLUMN "adviser_no" text;--> statement-breakpoint
UPDATE "instrument_note" SET "adviser" = "staff"."name", "adviser_no" = "staff"."cert_no",
  "good_until" = greatest(("written_at" AT TIME ZONE 'Asia/Shanghai')::date,
    least("good_until", ("written_at" AT TIME ZONE 'Asia/Shanghai')::date + 90))
  FROM "staff" WHERE "staff"."staff_id" = "instrument_note"."staff_id";--> statement-breakpoint
ALTER TABLE "instrument_note" ALTER COLUMN "adviser" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "instrument_note" ALTER COLUMN "adviser_no" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD COLUMN "is_simulated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD COLUMN "decided_by" bigint;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD COLUMN "ended_by" bigint;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD COLUMN "ended_why" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD CONSTRAINT "instrument_note_decided_by_member_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_note" ADD CONSTRAINT "instrument_note_ended_by_member_member_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "instrument_note_one_out" ON "instrument_note" USING btree ("code") WHERE "instrument_note"."state" = 'out';--> statement-breakpoint
CREATE UNIQUE INDEX "instrument_note_one_waiting" ON "instrument_note" USING btree ("code") WHERE "instrument_note"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "instrument_note_of_code" ON "instrument_note" USING btree ("code","note_id");--> statement-breakpoint
ALTER TABLE "instrument_note" ADD CONSTRAINT "instrument_note_adviser" CHECK ("instrument_note"."adviser" <> '' and "instrument_note"."adviser_no" <> '');--> statement-breakpoint
ALTER TABLE "instrument_note" ADD CONSTRAINT "instrument_note_span" CHECK ("instrument_note"."good_until" - ("instrument_note"."written_at" AT TIME ZONE 'Asia/Shanghai')::date between 0 and 90);--> statement-breakpoint
ALTER TABLE "instrument_note" ADD CONSTRAINT "instrument_note_writer" CHECK (("instrument_note"."written_by" is null) = "instrument_note"."is_simulated");--> statement-breakpoint
ALTER TABLE "instrument_note" ADD CONSTRAINT "instrument_note_second_person" CHECK (case when "instrument_note"."decided_at" is null then "instrument_note"."decided_by" is null
        else "instrument_note"."is_simulated" or ("instrument_note"."decided_by" is not null and "instrument_note"."decided_by" <> "instrument_note"."written_by") end);--> statement-breakpoint
ALTER TABLE "instrument_note" ADD CONSTRAINT "instrument_note_state" CHECK (case "instrument_note"."state"
        when 'waiting' then num_nonnulls("instrument_note"."decided_at", "instrument_note"."ended_at") = 0
        when 'dropped' then "instrument_note"."decided_at" is null and "instrument_note"."ended_at" is not null
        when 'returned' then "instrument_note"."decided_at" is not null and "instrument_note"."ended_at" is null and "instrument_note"."reason" <> ''
        when 'out' then "instrument_note"."decided_at" is not null and "instrument_note"."ended_at" is null
        when 'replaced' then num_nonnulls("instrument_note"."decided_at", "instrument_note"."ended_at") = 2
        when 'withdrawn' then "instrument_note"."ended_at" is not null and "instrument_note"."ended_why" <> ''
        else false end);--> statement-breakpoint
ALTER TABLE "instrument_note" ADD CONSTRAINT "instrument_note_ended" CHECK (("instrument_note"."ended_by" is null) = ("instrument_note"."ended_at" is null));--> statement-breakpoint
-- What customers were told must be provable later: a version keeps its words, and what becomes of it is written once.
CREATE FUNCTION instrument_note_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.state = 'waiting' AND NEW.state <> 'waiting' OR OLD.state = 'out' AND NEW.state IN ('replaced', 'withdrawn'))
      AND (to_jsonb(NEW) - '{state,decided_by,decided_at,reason,ended_by,ended_at,ended_why}'::text[])
        = (to_jsonb(OLD) - '{state,decided_by,decided_at,reason,ended_by,ended_at,ended_why}'::text[])
      AND (OLD.decided_at IS NULL
        OR (NEW.decided_by, NEW.decided_at, NEW.reason) IS NOT DISTINCT FROM (OLD.decided_by, OLD.decided_at, OLD.reason))
    THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'Version % of what is said of % stays as it is. Write a new version.', OLD.note_id, OLD.code
      USING ERRCODE = 'restrict_violation';
  END IF;
  -- It is truncated with the tables that it refers to. Where there is no row, none is lost.
  IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM instrument_note) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% rows are evidence: % refused. Withdraw a version instead.', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER instrument_note_stays_row BEFORE UPDATE OR DELETE ON instrument_note
  FOR EACH ROW EXECUTE FUNCTION instrument_note_stays();
--> statement-breakpoint
CREATE TRIGGER instrument_note_stays_table BEFORE TRUNCATE ON instrument_note
  FOR EACH STATEMENT EXECUTE FUNCTION instrument_note_stays();
