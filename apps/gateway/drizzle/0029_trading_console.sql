ALTER TABLE "sim_article" ADD COLUMN "written_by" bigint;--> statement-breakpoint
ALTER TABLE "sim_suspect" ADD COLUMN "resolved_by" bigint;--> statement-breakpoint
ALTER TABLE "sim_suspect" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sim_article" ADD CONSTRAINT "sim_article_written_by_member_member_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sim_suspect" ADD CONSTRAINT "sim_suspect_resolved_by_member_member_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition" ADD CONSTRAINT "competition_prizes" CHECK (not jsonb_path_exists("competition"."prizes", '$[*] ? (@.value > 5000000)'));--> statement-breakpoint
ALTER TABLE "sim_suspect" ADD CONSTRAINT "sim_suspect_resolved" CHECK ("sim_suspect"."resolved_by" is null or ("sim_suspect"."resolved_at" is not null and "sim_suspect"."reason" <> ''));--> statement-breakpoint
-- What somebody has signed up for stays as it was then; once it is traded, its days, its benchmark and its prizes too.
CREATE FUNCTION competition_terms_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.initial_fund, OLD.commission_rate, OLD.commission_min, OLD.most_percent)
      IS DISTINCT FROM (NEW.initial_fund, NEW.commission_rate, NEW.commission_min, NEW.most_percent)
    AND EXISTS (SELECT FROM sim_player WHERE competition_id = OLD.competition_id) THEN
    RAISE EXCEPTION 'Somebody has signed up for contest %, so its fund, commission and cap stay.', OLD.competition_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'competition_terms_stay';
  END IF;
  IF (OLD.start_day, OLD.end_day, OLD.benchmark, OLD.prizes)
      IS DISTINCT FROM (NEW.start_day, NEW.end_day, NEW.benchmark, NEW.prizes)
    AND EXISTS (SELECT FROM sim_day WHERE competition_id = OLD.competition_id) THEN
    RAISE EXCEPTION 'Contest % is traded, so its days, benchmark and prizes stay.', OLD.competition_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'competition_days_stay';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER competition_terms BEFORE UPDATE ON competition
  FOR EACH ROW EXECUTE FUNCTION competition_terms_stay();
