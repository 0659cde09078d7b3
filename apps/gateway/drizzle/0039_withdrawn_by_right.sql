ALTER TABLE "page_submission" ADD COLUMN "withdrawn_by" bigint;--> statement-breakpoint
ALTER TABLE "page_submission" ADD COLUMN "withdrawn_because" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_submission" ADD CONSTRAINT "page_submission_withdrawn_by_member_member_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_submission" ADD CONSTRAINT "page_submission_withdrawn" CHECK ("page_submission"."state" = 'withdrawn' or ("page_submission"."withdrawn_by" is null and "page_submission"."withdrawn_because" = ''));--> statement-breakpoint
-- As before; and what is taken back is taken back by who submitted it, or by somebody who guards pages and says why.
CREATE OR REPLACE FUNCTION page_submission_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved text[] := ARRAY['state', 'ended_at', 'reminded_at', 'withdrawn_by', 'withdrawn_because'];
BEGIN
  IF (to_jsonb(NEW) - moved) IS DISTINCT FROM (to_jsonb(OLD) - moved) THEN
    RAISE EXCEPTION 'What was submitted as % stays as it was submitted.', OLD.submission_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.state, NEW.ended_at, NEW.withdrawn_by, NEW.withdrawn_because)
    IS NOT DISTINCT FROM (OLD.state, OLD.ended_at, OLD.withdrawn_by, OLD.withdrawn_because) THEN
    RETURN NEW;
  END IF;
  IF OLD.state <> 'waiting' THEN
    RAISE EXCEPTION 'Submission % is % already.', OLD.submission_id, OLD.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'page_submission_ended';
  END IF;
  IF NEW.state = 'approved' AND submission_open_steps(OLD.submission_id) <> '{}' THEN
    RAISE EXCEPTION 'Submission % is not approved: % is open.', OLD.submission_id, submission_open_steps(OLD.submission_id)
      USING ERRCODE = 'check_violation', CONSTRAINT = 'page_submission_steps_open';
  END IF;
  IF NEW.state = 'withdrawn' AND ('member:' || NEW.withdrawn_by) IS DISTINCT FROM OLD.submitted_by THEN
    PERFORM FROM member
      WHERE member_id = NEW.withdrawn_by AND status = 'active' AND roles && ARRAY['compliance', 'administrator'];
    IF NOT FOUND THEN
      RAISE EXCEPTION 'Member % may not take back what % submitted.', NEW.withdrawn_by, OLD.submitted_by
        USING ERRCODE = 'check_violation', CONSTRAINT = 'page_submission_withdrawn_by_right';
    END IF;
    IF length(NEW.withdrawn_because) < 2 THEN
      RAISE EXCEPTION 'Submission % of % is taken back with a word why.', OLD.submission_id, OLD.submitted_by
        USING ERRCODE = 'check_violation', CONSTRAINT = 'page_submission_withdrawn_with_words';
    END IF;
  END IF;
  RETURN NEW;
END
$$;
