ALTER TABLE "experiment_variant" ADD COLUMN "submission_id" bigint;--> statement-breakpoint
ALTER TABLE "experiment_variant" ADD CONSTRAINT "experiment_variant_submission_id_page_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."page_submission"("submission_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Where pages need approval, what an experiment shows was approved as well: each variant names by what.
CREATE FUNCTION experiment_shows_approved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM approval_policy WHERE is_required;
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  PERFORM FROM experiment_variant v
    WHERE v.experiment_id = NEW.experiment_id AND v.page_code IS NOT NULL AND NOT EXISTS (
      SELECT FROM page_submission s JOIN page p ON p.id = s.page_id
      WHERE s.submission_id = v.submission_id AND p.code = v.page_code AND s.state = 'approved');
  IF FOUND THEN
    RAISE EXCEPTION 'Experiment % has a variant that nobody has approved.', NEW.experiment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'experiment_shows_approved';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER experiment_shown_approved BEFORE UPDATE ON experiment
  FOR EACH ROW WHEN (NEW.state = 'running' AND OLD.state <> 'running') EXECUTE FUNCTION experiment_shows_approved();
