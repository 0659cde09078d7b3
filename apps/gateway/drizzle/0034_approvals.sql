CREATE TABLE "approval" (
	"submission_id" bigint NOT NULL,
	"step" text NOT NULL,
	"content_hash" text NOT NULL,
	"verdict" text NOT NULL,
	"decided_by" bigint NOT NULL,
	"decided_for" bigint,
	"words" text NOT NULL,
	"accepted" jsonb NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_submission_id_step_pk" PRIMARY KEY("submission_id","step"),
	CONSTRAINT "approval_step" CHECK ("approval"."step" in ('approver', 'compliance')),
	CONSTRAINT "approval_verdict" CHECK ("approval"."verdict" in ('approved', 'returned')),
	CONSTRAINT "approval_return_has_words" CHECK ("approval"."verdict" = 'approved' or length("approval"."words") >= 2),
	CONSTRAINT "approval_accepted_listed" CHECK (jsonb_typeof("approval"."accepted") = 'array')
);
--> statement-breakpoint
CREATE TABLE "approval_delegation" (
	"delegation_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_delegation_delegation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"step" text NOT NULL,
	"from_member" bigint NOT NULL,
	"to_member" bigint NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_delegation_step" CHECK ("approval_delegation"."step" in ('approver', 'compliance')),
	CONSTRAINT "approval_delegation_two" CHECK ("approval_delegation"."from_member" <> "approval_delegation"."to_member"),
	CONSTRAINT "approval_delegation_order" CHECK ("approval_delegation"."begins_at" < "approval_delegation"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "approval_policy" (
	"revision" integer PRIMARY KEY NOT NULL,
	"is_required" boolean NOT NULL,
	"ordinary_steps" text[] NOT NULL,
	"risky_steps" text[] NOT NULL,
	"due_hours" smallint NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_policy_revision" CHECK ("approval_policy"."revision" >= 0),
	CONSTRAINT "approval_policy_ordinary" CHECK (cardinality("approval_policy"."ordinary_steps") between 1 and 2 and "approval_policy"."ordinary_steps" <@ array['approver', 'compliance']),
	CONSTRAINT "approval_policy_risky" CHECK (cardinality("approval_policy"."risky_steps") between 1 and 2 and "approval_policy"."risky_steps" <@ array['approver', 'compliance'] and 'compliance' = any("approval_policy"."risky_steps")),
	CONSTRAINT "approval_policy_due" CHECK ("approval_policy"."due_hours" between 1 and 240)
);
--> statement-breakpoint
CREATE TABLE "break_glass" (
	"glass_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "break_glass_glass_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"granted_by" bigint,
	"granted_at" timestamp with time zone,
	CONSTRAINT "break_glass_reason" CHECK (length("break_glass"."reason") >= 4),
	CONSTRAINT "break_glass_two_people" CHECK ("break_glass"."granted_by" <> "break_glass"."asked_by"),
	CONSTRAINT "break_glass_granted" CHECK (("break_glass"."granted_by" is null) = ("break_glass"."granted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "page_publication" (
	"publication_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_publication_publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"grounds" text NOT NULL,
	"submission_id" bigint,
	"glass_id" bigint,
	"content_hash" text,
	"published_by" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_publication_grounds" CHECK (case "page_publication"."grounds"
        when 'approved' then num_nulls("page_publication"."submission_id", "page_publication"."content_hash") = 0 and "page_publication"."glass_id" is null
        when 'break_glass' then num_nulls("page_publication"."submission_id", "page_publication"."content_hash", "page_publication"."glass_id") = 0
        when 'not_required' then num_nonnulls("page_publication"."submission_id", "page_publication"."glass_id") = 0
        else false end)
);
--> statement-breakpoint
CREATE TABLE "page_submission" (
	"submission_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_submission_submission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"content" "bytea" NOT NULL,
	"content_hash" text NOT NULL,
	"risks" text[] NOT NULL,
	"steps" text[] NOT NULL,
	"same_as" bigint,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"findings" jsonb NOT NULL,
	"note" text NOT NULL,
	"submitted_by" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "page_submission_hash" CHECK ("page_submission"."content_hash" ~ '^[0-9a-f]{64}$'
      and "page_submission"."content_hash" = encode(sha256("page_submission"."content"), 'hex')),
	CONSTRAINT "page_submission_steps" CHECK ("page_submission"."steps" <@ array['approver', 'compliance']
        and (cardinality("page_submission"."steps") = 0) = ("page_submission"."same_as" is not null)),
	CONSTRAINT "page_submission_risks" CHECK ("page_submission"."risks" <@ array['money', 'advice', 'leads']),
	CONSTRAINT "page_submission_state" CHECK ("page_submission"."state" in ('waiting', 'approved', 'returned', 'withdrawn', 'superseded')
        and ("page_submission"."state" = 'waiting') = ("page_submission"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_submission_id_page_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."page_submission"("submission_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_decided_by_member_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_decided_for_member_member_id_fk" FOREIGN KEY ("decided_for") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_delegation" ADD CONSTRAINT "approval_delegation_from_member_member_member_id_fk" FOREIGN KEY ("from_member") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_delegation" ADD CONSTRAINT "approval_delegation_to_member_member_member_id_fk" FOREIGN KEY ("to_member") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass" ADD CONSTRAINT "break_glass_submission_id_page_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."page_submission"("submission_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass" ADD CONSTRAINT "break_glass_asked_by_member_member_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass" ADD CONSTRAINT "break_glass_granted_by_member_member_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_publication" ADD CONSTRAINT "page_publication_submission_id_page_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."page_submission"("submission_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_publication" ADD CONSTRAINT "page_publication_glass_id_break_glass_glass_id_fk" FOREIGN KEY ("glass_id") REFERENCES "public"."break_glass"("glass_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_publication" ADD CONSTRAINT "page_publication_version" FOREIGN KEY ("page_id","version_id") REFERENCES "public"."page_version"("page_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_submission" ADD CONSTRAINT "page_submission_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_submission" ADD CONSTRAINT "page_submission_same_as_page_submission_submission_id_fk" FOREIGN KEY ("same_as") REFERENCES "public"."page_submission"("submission_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_submission" ADD CONSTRAINT "page_submission_version" FOREIGN KEY ("page_id","version_id") REFERENCES "public"."page_version"("page_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_one_step_each" ON "approval" USING btree ("submission_id","decided_by");--> statement-breakpoint
CREATE INDEX "approval_delegation_to" ON "approval_delegation" USING btree ("to_member","ends_at");--> statement-breakpoint
CREATE INDEX "break_glass_of_submission" ON "break_glass" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "page_publication_of_page" ON "page_publication" USING btree ("page_id","publication_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_submission_one_waiting" ON "page_submission" USING btree ("page_id") WHERE "page_submission"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "page_submission_of_version" ON "page_submission" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "page_submission_of_bytes" ON "page_submission" USING btree ("page_id","content_hash");--> statement-breakpoint
CREATE INDEX "page_submission_by_age" ON "page_submission" USING btree ("state","submission_id");--> statement-breakpoint
-- A store asks for nothing until it is told to, or serves real visitors.
INSERT INTO approval_policy (revision, is_required, ordinary_steps, risky_steps, due_hours, set_by)
  VALUES (0, false, '{approver}', '{approver,compliance}', 24, 'start:new');
--> statement-breakpoint
CREATE FUNCTION approval_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are evidence: % refused. What was decided stays as it was decided.', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER approval_policy_append_only_row BEFORE UPDATE OR DELETE ON approval_policy
  FOR EACH ROW EXECUTE FUNCTION approval_is_append_only();
--> statement-breakpoint
CREATE TRIGGER approval_policy_append_only_table BEFORE TRUNCATE ON approval_policy
  FOR EACH STATEMENT EXECUTE FUNCTION approval_is_append_only();
--> statement-breakpoint
CREATE TRIGGER approval_append_only_row BEFORE UPDATE OR DELETE ON approval
  FOR EACH ROW EXECUTE FUNCTION approval_is_append_only();
--> statement-breakpoint
CREATE TRIGGER approval_append_only_table BEFORE TRUNCATE ON approval
  FOR EACH STATEMENT EXECUTE FUNCTION approval_is_append_only();
--> statement-breakpoint
CREATE TRIGGER page_publication_append_only_row BEFORE UPDATE OR DELETE ON page_publication
  FOR EACH ROW EXECUTE FUNCTION approval_is_append_only();
--> statement-breakpoint
CREATE TRIGGER page_publication_append_only_table BEFORE TRUNCATE ON page_publication
  FOR EACH STATEMENT EXECUTE FUNCTION approval_is_append_only();
--> statement-breakpoint
CREATE TRIGGER page_submission_stays_row BEFORE DELETE ON page_submission
  FOR EACH ROW EXECUTE FUNCTION approval_is_append_only();
--> statement-breakpoint
CREATE TRIGGER page_submission_stays_table BEFORE TRUNCATE ON page_submission
  FOR EACH STATEMENT EXECUTE FUNCTION approval_is_append_only();
--> statement-breakpoint
CREATE TRIGGER break_glass_stays_row BEFORE DELETE ON break_glass
  FOR EACH ROW EXECUTE FUNCTION approval_is_append_only();
--> statement-breakpoint
CREATE TRIGGER break_glass_stays_table BEFORE TRUNCATE ON break_glass
  FOR EACH STATEMENT EXECUTE FUNCTION approval_is_append_only();
--> statement-breakpoint
CREATE FUNCTION approval_policy_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last approval_policy;
BEGIN
  SELECT * INTO last FROM approval_policy ORDER BY revision DESC LIMIT 1;
  IF NEW.revision IS DISTINCT FROM coalesce(last.revision + 1, 0) THEN
    RAISE EXCEPTION 'The policy is at revision %, not before %.', last.revision, NEW.revision
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'approval_policy_pkey';
  END IF;
  IF last.is_required AND NOT NEW.is_required THEN
    RAISE EXCEPTION 'Pages need approval since %; that cannot be taken back.', last.set_at
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_policy_stays';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER approval_policy_forward BEFORE INSERT ON approval_policy
  FOR EACH ROW EXECUTE FUNCTION approval_policy_goes_on();
--> statement-breakpoint
-- Everybody who wrote what a version says: since the version that visitors saw last was made, with a minute for saves
-- that began before it. What was restored may be of anybody who ever wrote on the page.
CREATE FUNCTION page_authors(of_page bigint, of_version bigint, submitted_by text) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH made AS (
    SELECT created_by, restored_from FROM page_version WHERE id = of_version
  ), seen AS (
    SELECT max(v.created_at) - interval '1 minute' AS at
    FROM page_publication p JOIN page_version v ON v.id = p.version_id
    WHERE p.page_id = of_page AND p.version_id <> of_version AND (SELECT restored_from FROM made) IS NULL
  )
  SELECT array_agg(DISTINCT who ORDER BY who) FROM (
    SELECT submitted_by AS who
    UNION SELECT created_by FROM made
    UNION SELECT v.created_by FROM page_version v, seen
      WHERE v.page_id = of_page AND v.created_at > coalesce(seen.at, '-infinity')
    UNION SELECT 'member:' || s.saved_by FROM page_draft_save s, seen
      WHERE s.page_id = of_page AND s.saved_at > coalesce(seen.at, '-infinity')
    UNION SELECT 'member:' || p.owner_id FROM page p, seen
      WHERE p.id = of_page AND p.owner_id IS NOT NULL AND seen.at IS NULL
  ) AS writers WHERE who IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION page_submission_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.authors := page_authors(NEW.page_id, NEW.version_id, NEW.submitted_by);
  NEW.submitted_at := now();
  NEW.reminded_at := NULL;
  UPDATE page_submission SET state = 'superseded', ended_at = now()
    WHERE page_id = NEW.page_id AND state = 'waiting';
  IF NEW.same_as IS NULL THEN
    NEW.state := 'waiting';
    NEW.ended_at := NULL;
    RETURN NEW;
  END IF;
  PERFORM FROM page_submission
    WHERE submission_id = NEW.same_as AND page_id = NEW.page_id AND content_hash = NEW.content_hash
      AND state = 'approved' AND same_as IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Submission % of page % was not approved with these bytes.', NEW.same_as, NEW.page_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'page_submission_same_bytes';
  END IF;
  NEW.state := 'approved';
  NEW.ended_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_submission_begun BEFORE INSERT ON page_submission
  FOR EACH ROW EXECUTE FUNCTION page_submission_begins();
--> statement-breakpoint
CREATE FUNCTION submission_open_steps(of_submission bigint) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(step ORDER BY step), '{}') FROM page_submission s, unnest(s.steps) AS step
  WHERE s.submission_id = of_submission AND NOT EXISTS (
    SELECT FROM approval a WHERE a.submission_id = s.submission_id AND a.step = step.step AND a.verdict = 'approved')
$$;
--> statement-breakpoint
CREATE FUNCTION page_submission_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'state' - 'ended_at' - 'reminded_at') IS DISTINCT FROM
    (to_jsonb(OLD) - 'state' - 'ended_at' - 'reminded_at') THEN
    RAISE EXCEPTION 'What was submitted as % stays as it was submitted.', OLD.submission_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.state = OLD.state AND NEW.ended_at IS NOT DISTINCT FROM OLD.ended_at THEN
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
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_submission_forward BEFORE UPDATE ON page_submission
  FOR EACH ROW EXECUTE FUNCTION page_submission_goes_on();
--> statement-breakpoint
-- Whoever decides has not written on the page, looked at these very bytes, and may: also where they are an administrator.
CREATE FUNCTION approval_is_allowed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  submitted page_submission;
BEGIN
  NEW.decided_at := now();
  SELECT * INTO submitted FROM page_submission WHERE submission_id = NEW.submission_id FOR UPDATE;
  IF submitted.state <> 'waiting' OR submitted.content_hash <> NEW.content_hash
    OR NOT (NEW.step = ANY (submitted.steps)) THEN
    RAISE EXCEPTION 'Submission % does not wait for % of these bytes.', NEW.submission_id, NEW.step
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_of_what_waits';
  END IF;
  IF ('member:' || NEW.decided_by) = ANY (submitted.authors) THEN
    RAISE EXCEPTION 'Member % has written on the page of submission %.', NEW.decided_by, NEW.submission_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_not_by_author';
  END IF;
  PERFORM FROM member
    WHERE member_id = coalesce(NEW.decided_for, NEW.decided_by) AND status = 'active' AND NEW.step = ANY (roles);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Member % may not give %.', coalesce(NEW.decided_for, NEW.decided_by), NEW.step
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_by_right';
  END IF;
  IF NEW.decided_for IS NOT NULL THEN
    PERFORM FROM approval_delegation JOIN member ON member_id = to_member AND status = 'active'
      WHERE from_member = NEW.decided_for AND to_member = NEW.decided_by AND step = NEW.step
        AND now() BETWEEN begins_at AND ends_at AND ended_at IS NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'Member % does not stand in for %.', NEW.decided_by, NEW.decided_for
        USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_by_right';
    END IF;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER approval_allowed BEFORE INSERT ON approval
  FOR EACH ROW EXECUTE FUNCTION approval_is_allowed();
--> statement-breakpoint
CREATE FUNCTION approval_moves_submission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.verdict = 'returned' THEN
    UPDATE page_submission SET state = 'returned', ended_at = now() WHERE submission_id = NEW.submission_id;
  ELSIF submission_open_steps(NEW.submission_id) = '{}' THEN
    UPDATE page_submission SET state = 'approved', ended_at = now() WHERE submission_id = NEW.submission_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER approval_given AFTER INSERT ON approval
  FOR EACH ROW EXECUTE FUNCTION approval_moves_submission();
--> statement-breakpoint
-- The second person has the role; who asked can only be another, by a constraint of the table.
CREATE FUNCTION break_glass_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.asked_at := now();
    NEW.granted_by := NULL;
    NEW.granted_at := NULL;
    RETURN NEW;
  END IF;
  IF OLD.granted_by IS NOT NULL OR (to_jsonb(NEW) - 'granted_by' - 'granted_at') IS DISTINCT FROM
    (to_jsonb(OLD) - 'granted_by' - 'granted_at') THEN
    RAISE EXCEPTION 'Request % stays as it was made.', OLD.glass_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'break_glass_stays';
  END IF;
  NEW.granted_at := now();
  PERFORM FROM member
    WHERE member_id = NEW.granted_by AND status = 'active' AND roles && ARRAY['compliance', 'administrator'];
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Member % may not open a page without its approvals.', NEW.granted_by
      USING ERRCODE = 'check_violation', CONSTRAINT = 'break_glass_by_right';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER break_glass_forward BEFORE INSERT OR UPDATE ON break_glass
  FOR EACH ROW EXECUTE FUNCTION break_glass_goes_on();
--> statement-breakpoint
-- The only door: whichever way something is published, this row says what allows it.
CREATE FUNCTION page_publication_is_allowed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := now();
  IF NEW.grounds = 'not_required' THEN
    PERFORM FROM approval_policy WHERE is_required;
    IF FOUND THEN
      RAISE EXCEPTION 'Version % of page % was not approved.', NEW.version_id, NEW.page_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'page_publication_approved';
    END IF;
    RETURN NEW;
  END IF;
  -- Held, so that nothing of it changes until visitors see it.
  PERFORM FROM page_submission
    WHERE submission_id = NEW.submission_id AND page_id = NEW.page_id AND version_id = NEW.version_id
      AND content_hash = NEW.content_hash AND (NEW.grounds = 'break_glass' OR state = 'approved')
    FOR SHARE;
  IF FOUND AND NEW.grounds = 'break_glass' THEN
    PERFORM FROM break_glass
      WHERE glass_id = NEW.glass_id AND submission_id = NEW.submission_id AND granted_at > now() - interval '1 hour';
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Version % of page % was not approved with the bytes %.', NEW.version_id, NEW.page_id, NEW.content_hash
      USING ERRCODE = 'check_violation', CONSTRAINT = 'page_publication_approved';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_publication_allowed BEFORE INSERT ON page_publication
  FOR EACH ROW EXECUTE FUNCTION page_publication_is_allowed();
--> statement-breakpoint
-- `now()` is when a transaction began: a row of that moment was written in it, as the trigger above dates it.
CREATE FUNCTION page_is_seen_by_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'published' AND OLD.published_version_id = NEW.published_version_id THEN
      RETURN NEW;
    END IF;
  END IF;
  PERFORM FROM approval_policy WHERE is_required;
  IF FOUND AND NOT EXISTS (
    SELECT FROM page_publication
    WHERE page_id = NEW.id AND version_id = NEW.published_version_id
      AND published_at = now()) THEN
    RAISE EXCEPTION 'Page % is published by its approval only.', NEW.code
      USING ERRCODE = 'check_violation', CONSTRAINT = 'page_publication_approved';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER page_seen_by_publication BEFORE INSERT OR UPDATE ON page
  FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION page_is_seen_by_publication();
