CREATE TABLE "deletion_report" (
	"report_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deletion_report_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"kind" text NOT NULL,
	"record_kind" text NOT NULL,
	"table_name" text NOT NULL,
	"rows" integer NOT NULL,
	"oldest" timestamp with time zone,
	"newest" timestamp with time zone,
	"days" integer,
	"setting" text DEFAULT '' NOT NULL,
	"ground" text NOT NULL,
	"held_rows" integer DEFAULT 0 NOT NULL,
	"hold_ids" bigint[] DEFAULT '{}' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "deletion_report_kind_known" CHECK ("deletion_report"."kind" in ('rows', 'months', 'persons', 'evidence', 'erasure', 'release')),
	CONSTRAINT "deletion_report_counts" CHECK ("deletion_report"."rows" >= 0 and "deletion_report"."held_rows" >= 0),
	CONSTRAINT "deletion_report_says_why" CHECK ("deletion_report"."ground" <> '')
);
--> statement-breakpoint
CREATE TABLE "held_erasure" (
	"erasure_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_erasure_erasure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"uid" bigint NOT NULL,
	"handset_hash" text,
	"personal_enc" text,
	"hold_ids" bigint[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"emptied_at" timestamp with time zone,
	CONSTRAINT "held_erasure_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "held_erasure_uid_unique" UNIQUE("uid"),
	CONSTRAINT "held_erasure_whole" CHECK (case when "held_erasure"."emptied_at" is null then num_nulls("held_erasure"."handset_hash", "held_erasure"."personal_enc") = 0
        else num_nonnulls("held_erasure"."handset_hash", "held_erasure"."personal_enc") = 0 end),
	CONSTRAINT "held_erasure_personal_enc_form" CHECK ("held_erasure"."personal_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{38,}$'),
	CONSTRAINT "held_erasure_handset_hash_form" CHECK ("held_erasure"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
CREATE TABLE "legal_hold" (
	"hold_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_hold_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"handset_enc" text,
	"handset_hash" text,
	"uid" bigint,
	"pid" text,
	"page_code" text,
	"from_day" date,
	"until_day" date,
	"reason" text NOT NULL,
	"reference_no" text NOT NULL,
	"set_by" bigint NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"release_asked_by" bigint,
	"release_asked_at" timestamp with time zone,
	"release_reason" text,
	"released_by" bigint,
	"released_at" timestamp with time zone,
	CONSTRAINT "legal_hold_scope_known" CHECK ("legal_hold"."scope" in ('person', 'order', 'page', 'period')),
	CONSTRAINT "legal_hold_of_one_thing" CHECK (("legal_hold"."scope" = 'person') = ("legal_hold"."handset_hash" is not null)
        and ("legal_hold"."handset_hash" is null) = ("legal_hold"."handset_enc" is null)
        and ("legal_hold"."uid" is null or "legal_hold"."scope" = 'person')
        and ("legal_hold"."scope" = 'order') = ("legal_hold"."pid" is not null)
        and ("legal_hold"."scope" = 'page') = ("legal_hold"."page_code" is not null)
        and ("legal_hold"."scope" = 'period') = ("legal_hold"."from_day" is not null)
        and ("legal_hold"."from_day" is null) = ("legal_hold"."until_day" is null)),
	CONSTRAINT "legal_hold_days_in_order" CHECK ("legal_hold"."until_day" >= "legal_hold"."from_day"),
	CONSTRAINT "legal_hold_says_why" CHECK (btrim("legal_hold"."reason") <> '' and btrim("legal_hold"."reference_no") <> ''),
	CONSTRAINT "legal_hold_asked" CHECK (num_nulls("legal_hold"."release_asked_by", "legal_hold"."release_asked_at", "legal_hold"."release_reason") in (0, 3)),
	CONSTRAINT "legal_hold_released" CHECK (("legal_hold"."released_by" is null) = ("legal_hold"."released_at" is null)
        and ("legal_hold"."released_by" is null or "legal_hold"."release_asked_by" is not null)),
	CONSTRAINT "legal_hold_release_needs_two" CHECK ("legal_hold"."released_by" <> "legal_hold"."release_asked_by"),
	CONSTRAINT "legal_hold_handset_enc_form" CHECK ("legal_hold"."handset_enc" ~ '^[a-z0-9-]{1,32}:[A-Za-z0-9_-]{52}$'),
	CONSTRAINT "legal_hold_handset_hash_form" CHECK ("legal_hold"."handset_hash" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
CREATE TABLE "record_count" (
	"table_name" text PRIMARY KEY NOT NULL,
	"rows" bigint NOT NULL,
	"is_estimate" boolean NOT NULL,
	"oldest" timestamp with time zone,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_set_by_member_member_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_release_asked_by_member_member_id_fk" FOREIGN KEY ("release_asked_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_released_by_member_member_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletion_report_of_kind" ON "deletion_report" USING btree ("kind","report_id");--> statement-breakpoint
CREATE INDEX "deletion_report_made_at" ON "deletion_report" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "held_erasure_waiting" ON "held_erasure" USING btree ("handset_hash") WHERE "held_erasure"."emptied_at" is null;--> statement-breakpoint
CREATE INDEX "legal_hold_standing" ON "legal_hold" USING btree ("scope") WHERE "legal_hold"."released_at" is null;--> statement-breakpoint
-- Deletions share this lock until they commit, and who sets a hold takes it alone: a hold is there before a deletion looks
-- for holds, or the deletion is over before the hold is.
CREATE FUNCTION wait_for_holds() RETURNS void LANGUAGE sql VOLATILE AS
  'SELECT pg_advisory_xact_lock_shared(120, 1)';
--> statement-breakpoint
CREATE FUNCTION stop_deletions() RETURNS void LANGUAGE sql VOLATILE AS 'SELECT pg_advisory_xact_lock(120, 1)';
--> statement-breakpoint
-- When a hold of days begins and ends, by the clock of China.
CREATE FUNCTION china_midnight(some_day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS
  $$ SELECT some_day::timestamp AT TIME ZONE 'Asia/Shanghai' $$;
--> statement-breakpoint
-- The holds that are for a row. In doubt a hold is for it: what is kept too long can go later. Of an exposure, and of the
-- leaves of an hour, nothing says whose they are.
CREATE FUNCTION holds_on(tbl text, given jsonb, came_at timestamptz) RETURNS bigint[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(array_agg(h.hold_id ORDER BY h.hold_id), '{}') FROM legal_hold AS h
  WHERE h.released_at IS NULL AND CASE h.scope
    WHEN 'period' THEN came_at >= china_midnight(h.from_day) AND came_at < china_midnight(h.until_day + 1)
    WHEN 'page' THEN tbl = 'visit_leaf' OR coalesce(h.page_code IN (given ->> 'page_code', given ->> 'code'), false)
    WHEN 'order' THEN coalesce(h.pid IN (given ->> 'pid', given ->> 'subject'), false)
    ELSE tbl IN ('exposure', 'visit_leaf') OR coalesce(h.handset_hash = given ->> 'handset_hash', false)
      OR EXISTS (
        SELECT FROM (SELECT h.uid UNION SELECT s.softuser_id FROM softuser AS s WHERE s.handset_hash = h.handset_hash) AS who (uid)
        WHERE who.uid::text IN (given ->> 'uid', given ->> 'softuser_id', given ->> 'inviter_uid', given ->> 'invitee_uid'))
  END
$$;
--> statement-breakpoint
-- The holds that are for somebody: for them, for an order of theirs, for a page on which they left something, or for days
-- before the end of which they were known.
CREATE FUNCTION holds_on_person(their_uid bigint, their_hash text) RETURNS bigint[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(array_agg(h.hold_id ORDER BY h.hold_id), '{}') FROM legal_hold AS h
  WHERE h.released_at IS NULL AND CASE h.scope
    WHEN 'person' THEN h.handset_hash = their_hash OR coalesce(h.uid = their_uid, false)
    WHEN 'order' THEN EXISTS (SELECT FROM shop_order AS o WHERE o.pid = h.pid AND o.uid = their_uid)
    WHEN 'page' THEN
      EXISTS (SELECT FROM lead AS l WHERE l.page_code = h.page_code AND (l.handset_hash = their_hash OR l.uid = their_uid))
      OR EXISTS (SELECT FROM conversion AS c WHERE c.page_code = h.page_code AND c.uid = their_uid)
      OR EXISTS (SELECT FROM shop_order AS o WHERE o.page_code = h.page_code AND o.uid = their_uid)
      OR EXISTS (SELECT FROM survey_answer AS a WHERE a.page_code = h.page_code AND a.uid = their_uid)
    ELSE EXISTS (SELECT FROM softuser AS s WHERE s.softuser_id = their_uid AND s.created_at < china_midnight(h.until_day + 1))
      OR EXISTS (SELECT FROM lead AS l WHERE l.handset_hash = their_hash AND l.created_at < china_midnight(h.until_day + 1))
  END
$$;
--> statement-breakpoint
-- Whether what was kept of somebody who is erased is still held: by a hold that stood then, or a later one of their phone.
CREATE FUNCTION is_erasure_held(their_hash text, their_uid bigint, then_held bigint[]) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM legal_hold AS h WHERE h.released_at IS NULL
    AND (h.hold_id = ANY (then_held) OR h.handset_hash = their_hash OR h.uid = their_uid
      OR EXISTS (SELECT FROM shop_order AS o WHERE o.pid = h.pid AND o.uid = their_uid)))
$$;
--> statement-breakpoint
CREATE FUNCTION legal_hold_goes_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM stop_deletions();
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    -- A phone is sealed anew when keys change, also of a hold that is released.
    IF to_jsonb(OLD) - 'handset_enc' = to_jsonb(NEW) - 'handset_enc' AND OLD.handset_enc IS NOT NULL THEN
      RETURN NEW;
    END IF;
    IF to_jsonb(OLD) - '{release_asked_by,release_asked_at,release_reason,released_by,released_at}'::text[]
        = to_jsonb(NEW) - '{release_asked_by,release_asked_at,release_reason,released_by,released_at}'::text[]
      AND OLD.released_at IS NULL
      AND (OLD.release_asked_by IS NULL OR (OLD.release_asked_by, OLD.release_asked_at, OLD.release_reason)
        IS NOT DISTINCT FROM (NEW.release_asked_by, NEW.release_asked_at, NEW.release_reason)) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'legal_hold rows are kept as they are: % refused. Ask that it is released, or set another.', TG_OP
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'legal_hold_goes_forward';
END
$$;
--> statement-breakpoint
CREATE TRIGGER legal_hold_forward BEFORE INSERT OR UPDATE OR DELETE ON legal_hold
  FOR EACH ROW EXECUTE FUNCTION legal_hold_goes_forward();
--> statement-breakpoint
CREATE TRIGGER legal_hold_kept BEFORE TRUNCATE ON legal_hold
  FOR EACH STATEMENT EXECUTE FUNCTION legal_hold_goes_forward();
--> statement-breakpoint
-- What is kept of somebody under a hold is sealed anew when keys change, or emptied once no hold is left; nothing else.
CREATE FUNCTION held_erasure_goes_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(OLD) - 'personal_enc' = to_jsonb(NEW) - 'personal_enc' AND OLD.emptied_at IS NULL THEN
      RETURN NEW;
    END IF;
    IF to_jsonb(OLD) - '{personal_enc,handset_hash,emptied_at}'::text[]
        = to_jsonb(NEW) - '{personal_enc,handset_hash,emptied_at}'::text[]
      AND OLD.emptied_at IS NULL AND NEW.emptied_at IS NOT NULL THEN
      PERFORM wait_for_holds();
      IF NOT is_erasure_held(OLD.handset_hash, OLD.uid, OLD.hold_ids) THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'What is kept of this person is under a legal hold.'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'held_erasure_is_held';
    END IF;
  END IF;
  RAISE EXCEPTION 'held_erasure rows are kept as they are: % refused.', TG_OP
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'held_erasure_goes_forward';
END
$$;
--> statement-breakpoint
CREATE TRIGGER held_erasure_forward BEFORE UPDATE OR DELETE ON held_erasure
  FOR EACH ROW EXECUTE FUNCTION held_erasure_goes_forward();
--> statement-breakpoint
CREATE TRIGGER held_erasure_kept BEFORE TRUNCATE ON held_erasure
  FOR EACH STATEMENT EXECUTE FUNCTION held_erasure_goes_forward();
--> statement-breakpoint
-- Nobody under a hold is erased unless what is known of them is kept sealed, whatever code asks for it.
CREATE FUNCTION refuse_unkept_erasure() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM wait_for_holds();
  IF holds_on_person(OLD.softuser_id, OLD.handset_hash) <> '{}'
    AND NOT EXISTS (SELECT FROM held_erasure AS e WHERE e.uid = OLD.softuser_id AND e.emptied_at IS NULL) THEN
    RAISE EXCEPTION 'This person is under a legal hold: keep what is known of them sealed before they are erased.'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'softuser_is_held';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER softuser_not_held BEFORE UPDATE OF erased_at ON softuser
  FOR EACH ROW WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL) EXECUTE FUNCTION refuse_unkept_erasure();
--> statement-breakpoint
CREATE FUNCTION refuse_held_lead() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM wait_for_holds();
  IF holds_on('lead', to_jsonb(OLD), OLD.created_at) <> '{}'
    AND NOT EXISTS (SELECT FROM held_erasure AS e WHERE e.handset_hash = OLD.handset_hash AND e.emptied_at IS NULL) THEN
    RAISE EXCEPTION 'Lead % is under a legal hold.', OLD.lead_id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'lead_is_held';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_not_held BEFORE UPDATE OF erased_at ON lead
  FOR EACH ROW WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL) EXECUTE FUNCTION refuse_held_lead();
--> statement-breakpoint
-- What was deleted stays written down.
CREATE TRIGGER deletion_report_append_only_row BEFORE UPDATE OR DELETE ON deletion_report
  FOR EACH ROW EXECUTE FUNCTION evidence_is_append_only();
--> statement-breakpoint
CREATE TRIGGER deletion_report_append_only_table BEFORE TRUNCATE ON deletion_report
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_is_append_only();
--> statement-breakpoint
-- Deletes the oldest rows of a table that are over and under no hold, and says what holds kept of it, counted up to ten
-- thousand. With the rights of who calls: evidence it cannot touch.
CREATE FUNCTION delete_old_rows(tbl text, since text, days integer, most integer)
RETURNS TABLE (rows integer, oldest timestamptz, newest timestamptz, held_rows integer, hold_ids bigint[])
LANGUAGE plpgsql AS $$
DECLARE
  unheld text := '';
BEGIN
  PERFORM wait_for_holds();
  held_rows := 0;
  hold_ids := '{}';
  IF EXISTS (SELECT FROM legal_hold WHERE released_at IS NULL) THEN
    unheld := format('AND holds_on(%L, to_jsonb(t.*), t.%I::timestamptz) = ''{}''', tbl, since);
    EXECUTE format('
      WITH looked AS (
        SELECT holds_on(%1$L, to_jsonb(t.*), t.%2$I::timestamptz) AS holds FROM %1$I AS t
        WHERE t.%2$I < now() - make_interval(days => $1) ORDER BY t.%2$I LIMIT 10000)
      SELECT (SELECT count(*)::integer FROM looked WHERE holds <> ''{}''),
        ARRAY(SELECT DISTINCT unnest(holds) FROM looked ORDER BY 1)', tbl, since)
    INTO held_rows, hold_ids USING days;
  END IF;
  EXECUTE format('
    WITH gone AS (
      DELETE FROM %1$I WHERE ctid = ANY (ARRAY(
        SELECT t.ctid FROM %1$I AS t WHERE t.%2$I < now() - make_interval(days => $1) %3$s
        ORDER BY t.%2$I LIMIT $2 FOR UPDATE SKIP LOCKED))
      RETURNING %2$I::timestamptz AS came_at)
    SELECT count(*)::integer, min(came_at), max(came_at) FROM gone', tbl, since, unheld)
  INTO rows, oldest, newest USING days, most;
  RETURN NEXT;
END
$$;
--> statement-breakpoint
-- Drops the months of a table that are over, as `drop_month_partitions` did, but keeps those of which a hold is, whole, and
-- says what went and what stayed.
CREATE FUNCTION drop_months(parent text, before timestamptz)
RETURNS TABLE (month text, is_dropped boolean, rows integer, oldest timestamptz, newest timestamptz, held_rows integer,
  hold_ids bigint[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  part regclass;
  code_column text := CASE parent WHEN 'visit_log' THEN 'code' ELSE 'page_code' END;
BEGIN
  IF parent NOT IN ('visit_log', 'page_event') THEN
    RAISE EXCEPTION '% is not kept by month.', parent;
  END IF;
  IF before > now() - interval '30 days' THEN
    RAISE EXCEPTION 'Rows of the last thirty days are not dropped.';
  END IF;
  PERFORM wait_for_holds();
  FOR part, month IN
    SELECT inhrelid, right(relname, 7) FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = parent::regclass
      AND (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month 8 days') AT TIME ZONE 'Asia/Shanghai' < before
  LOOP
    EXECUTE format('
      SELECT count(*)::integer, min(created_at), max(created_at) FROM %s', part)
    INTO rows, oldest, newest;
    hold_ids := '{}';
    held_rows := 0;
    IF EXISTS (SELECT FROM legal_hold WHERE released_at IS NULL) THEN
      EXECUTE format('
        SELECT coalesce(array_agg(DISTINCT h.hold_id), ''{}'') FROM legal_hold AS h
        WHERE h.released_at IS NULL AND EXISTS (SELECT FROM %s AS t WHERE CASE h.scope
          WHEN ''period'' THEN t.created_at >= china_midnight(h.from_day) AND t.created_at < china_midnight(h.until_day + 1)
          WHEN ''page'' THEN t.%I::text = h.page_code
          WHEN ''person'' THEN t.uid::text IN (SELECT h.uid::text UNION
            SELECT s.softuser_id::text FROM softuser AS s WHERE s.handset_hash = h.handset_hash)
          ELSE false END)', part, code_column)
      INTO hold_ids;
    END IF;
    is_dropped := hold_ids = '{}';
    IF is_dropped THEN
      EXECUTE format('DROP TABLE %s', part);
    ELSE
      held_rows := rows;
      rows := 0;
      oldest := NULL;
      newest := NULL;
    END IF;
    RETURN NEXT;
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION drop_month_partitions(parent text, before timestamptz) RETURNS integer LANGUAGE sql AS
  $$ SELECT count(*)::integer FROM drop_months(parent, before) WHERE is_dropped $$;
--> statement-breakpoint
-- Evidence goes by `delete_evidence` alone: it names the table for the length of its statement, and runs as the owner, whom
-- the service is not.
CREATE FUNCTION is_lawful_deletion(relation oid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('keeping.deleting', true), '') = c.relname
    AND pg_get_userbyid(c.relowner) = current_user
  FROM pg_class AS c WHERE c.oid = relation
$$;
--> statement-breakpoint
CREATE FUNCTION evidence_goes_lawfully() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND is_lawful_deletion(TG_RELID) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% rows are evidence: % refused. They go by delete_evidence, when their term is over.', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
DROP TRIGGER exposure_append_only_row ON exposure;
--> statement-breakpoint
CREATE TRIGGER exposure_append_only_row BEFORE UPDATE OR DELETE ON exposure
  FOR EACH ROW EXECUTE FUNCTION evidence_goes_lawfully();
--> statement-breakpoint
DROP TRIGGER consent_log_append_only_row ON consent_log;
--> statement-breakpoint
CREATE TRIGGER consent_log_append_only_row BEFORE UPDATE OR DELETE ON consent_log
  FOR EACH ROW EXECUTE FUNCTION evidence_goes_lawfully();
--> statement-breakpoint
-- Exposures that are over: of dealings, or of all else. What is not sealed yet could not be told from what was taken away.
CREATE FUNCTION exposures_over(is_dealing boolean, over_before timestamptz)
RETURNS TABLE (id bigint, came_at timestamptz, holds bigint[]) LANGUAGE sql STABLE AS $$
  SELECT e.exposure_id, e.created_at, holds_on('exposure', to_jsonb(e.*), e.created_at) FROM exposure AS e
  WHERE e.created_at < over_before AND (e.kind IN ('order', 'payment', 'contract')) = is_dealing
    AND EXISTS (SELECT FROM evidence_seal AS s WHERE s.kind = 'exposure' AND s.hour = date_trunc('hour', e.created_at, 'UTC'))
$$;
--> statement-breakpoint
-- Consents that are over: a later word took their place that long ago. That it was taken back goes last, or what was agreed
-- to before would stand again.
CREATE FUNCTION consents_over(over_before timestamptz)
RETURNS TABLE (id bigint, came_at timestamptz, holds bigint[]) LANGUAGE sql STABLE AS $$
  SELECT c.id, c.created_at, holds_on('consent_log', to_jsonb(c.*), c.created_at) FROM consent_log AS c
  WHERE c.created_at < over_before AND (
    EXISTS (SELECT FROM consent_log AS n WHERE n.id > c.id AND n.doc = c.doc AND n.purpose = c.purpose
      AND (n.uid = c.uid OR n.handset_hash = c.handset_hash) AND n.created_at < over_before)
    OR c.withdrawn_at IS NOT NULL AND NOT EXISTS (SELECT FROM consent_log AS p WHERE p.id < c.id AND p.doc = c.doc
      AND p.purpose = c.purpose AND (p.uid = c.uid OR p.handset_hash = c.handset_hash)))
$$;
--> statement-breakpoint
-- The one door by which evidence goes: it refuses fewer days than the law gives, keeps what a hold is for, and writes the
-- report, which names every sealed row by the hour and the key of its leaf. Answers the report; null: nothing was over.
CREATE FUNCTION delete_evidence(door text, kind_of_record text, why text, term integer, most integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  least_days integer := CASE door WHEN 'promotion' THEN 1827 WHEN 'dealing' THEN 7305 WHEN 'consent' THEN 1096 END;
  over_before timestamptz := now() - make_interval(days => term);
  found_rows integer;
  found_oldest timestamptz;
  found_newest timestamptz;
  found_leaves jsonb;
  kept integer := 0;
  kept_by bigint[] := '{}';
  made bigint;
BEGIN
  IF least_days IS NULL OR term IS NULL OR term < least_days THEN
    RAISE EXCEPTION 'Evidence (%) is kept for at least % days, not %.', door, least_days, term
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'evidence_term';
  END IF;
  PERFORM wait_for_holds();
  IF door = 'consent' THEN
    WITH looked AS MATERIALIZED (SELECT holds FROM consents_over(over_before) LIMIT 10000)
    SELECT (SELECT count(*) FROM looked WHERE holds <> '{}'), ARRAY(SELECT DISTINCT unnest(holds) FROM looked ORDER BY 1)
      INTO kept, kept_by;
    PERFORM set_config('keeping.deleting', 'consent_log', true);
    WITH gone AS (
      DELETE FROM consent_log WHERE id = ANY (ARRAY(
        SELECT o.id FROM consents_over(over_before) AS o WHERE o.holds = '{}' ORDER BY o.came_at, o.id LIMIT most))
      RETURNING created_at)
    SELECT count(*), min(created_at), max(created_at) INTO found_rows, found_oldest, found_newest FROM gone;
  ELSE
    WITH looked AS MATERIALIZED (SELECT holds FROM exposures_over(door = 'dealing', over_before) LIMIT 10000)
    SELECT (SELECT count(*) FROM looked WHERE holds <> '{}'), ARRAY(SELECT DISTINCT unnest(holds) FROM looked ORDER BY 1)
      INTO kept, kept_by;
    PERFORM set_config('keeping.deleting', 'exposure', true);
    WITH gone AS (
      DELETE FROM exposure WHERE exposure_id = ANY (ARRAY(
        SELECT o.id FROM exposures_over(door = 'dealing', over_before) AS o WHERE o.holds = '{}'
        ORDER BY o.came_at, o.id LIMIT most))
      RETURNING exposure_id, created_at)
    SELECT count(*), min(created_at), max(created_at), jsonb_agg(jsonb_build_array(
      to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24":00:00.000Z"'),
      translate(left(encode(sha256(convert_to(jsonb_build_array(exposure_id)::text, 'UTF8')), 'hex'), 16),
        '0123456789abcdef', 'abcdefghijklmnop')) ORDER BY exposure_id)
    INTO found_rows, found_oldest, found_newest, found_leaves FROM gone;
  END IF;
  PERFORM set_config('keeping.deleting', '', true);
  IF found_rows = 0 AND kept = 0 THEN
    RETURN NULL;
  END IF;
  INSERT INTO deletion_report (kind, record_kind, table_name, rows, oldest, newest, days, ground, held_rows, hold_ids, details)
  VALUES ('evidence', kind_of_record, CASE door WHEN 'consent' THEN 'consent_log' ELSE 'exposure' END, found_rows,
    found_oldest, found_newest, term, why, kept, kept_by,
    CASE WHEN found_leaves IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('leaves', found_leaves) END)
  RETURNING report_id INTO made;
  RETURN made;
END
$$;
