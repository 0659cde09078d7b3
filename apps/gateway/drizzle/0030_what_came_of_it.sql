ALTER TABLE visit_log RENAME TO visit_log_before;
--> statement-breakpoint
ALTER TABLE page_event RENAME TO page_event_before;
--> statement-breakpoint
CREATE TABLE visit_log (
	"session_month" date DEFAULT (date_trunc('month', now() AT TIME ZONE 'Asia/Shanghai'))::date NOT NULL,
	"session_id" text NOT NULL,
	"page_id" text NOT NULL,
	"view_seq" integer NOT NULL,
	"code" text,
	"page_version" integer,
	"variant" text,
	"channel" text,
	"url" text,
	"referrer" text,
	"container" text,
	"visitor_id" text,
	"uid" text,
	"visitor" bigint GENERATED ALWAYS AS (CASE WHEN uid ~ '^[0-9]{1,15}$' THEN uid::bigint END) STORED,
	"upload_id" text,
	"duration" integer DEFAULT 0 NOT NULL,
	"depth" smallint,
	"was_left" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_log_session_month_session_id_page_id_view_seq_pk"
		PRIMARY KEY ("session_month", "session_id", "page_id", "view_seq"),
	CONSTRAINT "visit_log_counts" CHECK (view_seq >= 0 AND duration >= 0 AND depth BETWEEN 0 AND 100)
) PARTITION BY RANGE (session_month);
--> statement-breakpoint
CREATE TABLE page_event (
	"session_month" date DEFAULT (date_trunc('month', now() AT TIME ZONE 'Asia/Shanghai'))::date NOT NULL,
	"session_id" text NOT NULL,
	"view_seq" integer NOT NULL,
	"seq" smallint NOT NULL,
	"name" text NOT NULL,
	"page_code" text NOT NULL,
	"page_version" integer,
	"variant" text,
	"channel" text,
	"visitor_id" text,
	"block_id" text NOT NULL,
	"block" text NOT NULL,
	"container" text,
	"uid" text,
	"code" integer,
	"action_name" text,
	"upload_id" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_event_session_month_session_id_view_seq_seq_pk"
		PRIMARY KEY ("session_month", "session_id", "view_seq", "seq"),
	CONSTRAINT "page_event_numbers" CHECK (view_seq >= 0 AND seq >= 1)
) PARTITION BY RANGE (session_month);
--> statement-breakpoint
-- Makes the months between two moments, by the calendar of China, in each table that is kept by month, and answers how
-- many were new. The service may call it and could not make tables itself. A month is attached when it is whole, since
-- that holds up no reader.
CREATE FUNCTION ensure_month_partitions(first timestamptz, last timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  parent text;
  month date := date_trunc('month', first AT TIME ZONE 'Asia/Shanghai');
  part text;
  made integer := 0;
BEGIN
  IF last > first + interval '20 years' THEN
    RAISE EXCEPTION 'More than twenty years of partitions were asked for.';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('month_partitions'));
  WHILE month <= (last AT TIME ZONE 'Asia/Shanghai')::date LOOP
    FOREACH parent IN ARRAY ARRAY['visit_log', 'page_event'] LOOP
      part := parent || to_char(month, '_YYYY_MM');
      CONTINUE WHEN to_regclass(part) IS NOT NULL;
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING CONSTRAINTS)', part, parent);
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
        parent, part, month, month + interval '1 month');
      made := made + 1;
    END LOOP;
    month := month + interval '1 month';
  END LOOP;
  RETURN made;
END
$$;
--> statement-breakpoint
-- Drops the months of a table whose rows are all older than a moment, and answers how many. A session that began in a
-- month may last some days into the next, see `sessionMonth`.
CREATE FUNCTION drop_month_partitions(parent text, before timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  part regclass;
  dropped integer := 0;
BEGIN
  IF parent NOT IN ('visit_log', 'page_event') THEN
    RAISE EXCEPTION '% is not kept by month.', parent;
  END IF;
  IF before > now() - interval '30 days' THEN
    RAISE EXCEPTION 'Rows of the last thirty days are not dropped.';
  END IF;
  FOR part IN
    SELECT inhrelid FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = parent::regclass
      AND (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month 8 days') AT TIME ZONE 'Asia/Shanghai' < before
  LOOP
    EXECUTE format('DROP TABLE %s', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END
$$;
--> statement-breakpoint
SELECT ensure_month_partitions(
  least(now(), (SELECT min(created_at) FROM visit_log_before), (SELECT min(created_at) FROM page_event_before)),
  now() + interval '3 months');
--> statement-breakpoint
INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, url, referrer, container, uid, upload_id,
  duration, was_left, created_at, updated_at)
SELECT date_trunc('month', created_at AT TIME ZONE 'Asia/Shanghai'), session_id, page_id, view_seq, code, url, referrer,
  container, uid, upload_id, duration, was_left, created_at, updated_at
FROM visit_log_before;
--> statement-breakpoint
INSERT INTO page_event (session_month, session_id, view_seq, seq, name, page_code, page_version, block_id, block,
  container, uid, code, action_name, upload_id, occurred_at, created_at)
SELECT date_trunc('month', created_at AT TIME ZONE 'Asia/Shanghai'), session_id, view_seq, seq, name, page_code,
  page_version, block_id, block, container, uid, code, action_name, upload_id, occurred_at, created_at
FROM page_event_before;
--> statement-breakpoint
DROP TABLE visit_log_before, page_event_before;
--> statement-breakpoint
CREATE INDEX "visit_log_created_at" ON "visit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visit_log_of_visitor" ON "visit_log" USING btree ("visitor","created_at") WHERE "visit_log"."visitor" is not null;--> statement-breakpoint
CREATE INDEX "visit_log_of_page" ON "visit_log" USING btree ("code","created_at","visitor");--> statement-breakpoint
CREATE INDEX "page_event_created_at" ON "page_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "page_event_of_page" ON "page_event" USING btree ("page_code","created_at");--> statement-breakpoint
CREATE INDEX "page_event_uid" ON "page_event" USING btree ("uid") WHERE uid IS NOT NULL;--> statement-breakpoint
CREATE TABLE "conversion" (
	"conversion_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversion_conversion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"amount" integer,
	"page_code" text,
	"page_version" integer,
	"block_id" text,
	"variant" text,
	"channel" text NOT NULL,
	"container" text,
	"visitor_id" text,
	"uid" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversion_amount" CHECK ("conversion"."amount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "conversion_once" ON "conversion" USING btree ("kind","subject");
--> statement-breakpoint
CREATE INDEX "conversion_created_at" ON "conversion" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "conversion_of_page" ON "conversion" USING btree ("page_code","created_at");
--> statement-breakpoint
CREATE INDEX "conversion_of_visitor" ON "conversion" USING btree ("visitor_id") WHERE visitor_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "conversion_of_uid" ON "conversion" USING btree ("uid") WHERE uid IS NOT NULL;
