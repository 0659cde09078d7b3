CREATE TABLE "kill_switch" (
	"switch_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kill_switch_switch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"set_by" bigint NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lift_asked_by" bigint,
	"lift_asked_at" timestamp with time zone,
	"lifted_by" bigint,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "kill_switch_scope_known" CHECK ("kill_switch"."scope" in ('all', 'page', 'block', 'product', 'word', 'picture', 'pay', 'sim', 'feed')),
	CONSTRAINT "kill_switch_value_needed" CHECK (("kill_switch"."value" = '') = ("kill_switch"."scope" in ('all', 'pay', 'sim', 'feed'))),
	CONSTRAINT "kill_switch_page_form" CHECK ("kill_switch"."scope" <> 'page' or "kill_switch"."value" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "kill_switch_legal_pages_stay" CHECK ("kill_switch"."scope" <> 'page' or "kill_switch"."value" not in ('privacy', 'terms')),
	CONSTRAINT "kill_switch_product_form" CHECK ("kill_switch"."scope" <> 'product' or "kill_switch"."value" ~ '^[1-9][0-9]{0,14}$'),
	CONSTRAINT "kill_switch_says_why" CHECK ("kill_switch"."reason" <> ''),
	CONSTRAINT "kill_switch_asked" CHECK (("kill_switch"."lift_asked_by" is null) = ("kill_switch"."lift_asked_at" is null)),
	CONSTRAINT "kill_switch_lifted_whole" CHECK (("kill_switch"."lifted_by" is null) = ("kill_switch"."lifted_at" is null)),
	CONSTRAINT "kill_switch_lift_was_asked" CHECK ("kill_switch"."lifted_by" is null or "kill_switch"."lift_asked_by" is not null),
	CONSTRAINT "kill_switch_lift_needs_two" CHECK ("kill_switch"."lifted_by" <> "kill_switch"."lift_asked_by")
);
--> statement-breakpoint
CREATE TABLE "member_notice" (
	"notice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_notice_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"words" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"ages_from" timestamp with time zone DEFAULT now() + interval '185 days' NOT NULL,
	CONSTRAINT "member_notice_kind" CHECK ("member_notice"."kind" in ('mention', 'comment', 'review', 'review_result', 'due', 'break_glass', 'taken_down')),
	CONSTRAINT "member_notice_subject" CHECK ("member_notice"."subject" ~ '^[a-z_]+(:[^[:cntrl:]]{1,200})?$'),
	CONSTRAINT "member_notice_words" CHECK (length("member_notice"."words") between 1 and 200 and "member_notice"."words" !~ '[[:cntrl:]]' and "member_notice"."words" !~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'),
	CONSTRAINT "member_notice_link" CHECK ("member_notice"."link" ~ '^/([^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*)?$' and length("member_notice"."link") <= 300),
	CONSTRAINT "member_notice_read" CHECK ("member_notice"."read_at" is null or "member_notice"."ages_from" = "member_notice"."read_at")
);
--> statement-breakpoint
CREATE TABLE "page_comment" (
	"comment_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_comment_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"answers" bigint,
	"is_thread" boolean GENERATED ALWAYS AS (answers is null) STORED NOT NULL,
	"answers_thread" boolean GENERATED ALWAYS AS (case when answers is not null then true end) STORED,
	"block_id" text,
	"version" integer,
	"revision" integer NOT NULL,
	"words" text NOT NULL,
	"write_id" uuid NOT NULL,
	"written_by" bigint NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" bigint,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "page_comment_once" UNIQUE("written_by","write_id"),
	CONSTRAINT "page_comment_thread" UNIQUE("page_id","comment_id","is_thread"),
	CONSTRAINT "page_comment_block" CHECK ("page_comment"."block_id" is null or ("page_comment"."block_id" ~ '^[A-Za-z0-9_-]{1,64}$' and "page_comment"."answers" is null)),
	CONSTRAINT "page_comment_stands_at" CHECK ("page_comment"."revision" >= 0 and ("page_comment"."version" is null or "page_comment"."version" > 0)),
	CONSTRAINT "page_comment_words" CHECK (length("page_comment"."words") <= 1000 and ("page_comment"."words" = '') = ("page_comment"."deleted_at" is not null)),
	CONSTRAINT "page_comment_settled" CHECK (("page_comment"."settled_at" is null) = ("page_comment"."settled_by" is null) and ("page_comment"."settled_at" is null or "page_comment"."answers" is null))
);
--> statement-breakpoint
CREATE TABLE "page_comment_mention" (
	"comment_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	CONSTRAINT "page_comment_mention_comment_id_member_id_pk" PRIMARY KEY("comment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "word_list" (
	"revision" integer PRIMARY KEY NOT NULL,
	"base_revision" integer NOT NULL,
	"words" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"note" text NOT NULL,
	"set_by" bigint NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	CONSTRAINT "word_list_revision" CHECK ("word_list"."base_revision" >= 0 and "word_list"."base_revision" < "word_list"."revision"),
	CONSTRAINT "word_list_words_listed" CHECK (jsonb_typeof("word_list"."words") = 'array' and jsonb_array_length("word_list"."words") <= 2000),
	CONSTRAINT "word_list_rules_named" CHECK (jsonb_typeof("word_list"."rules") = 'object'),
	CONSTRAINT "word_list_says_why" CHECK (btrim("word_list"."note") <> ''),
	CONSTRAINT "word_list_state_known" CHECK ("word_list"."state" in ('running', 'ready', 'in_force', 'dropped')),
	CONSTRAINT "word_list_decided" CHECK (("word_list"."state" in ('in_force', 'dropped')) = ("word_list"."decided_at" is not null)
        and ("word_list"."decided_at" is null) = ("word_list"."decided_by" is null))
);
--> statement-breakpoint
CREATE TABLE "word_list_trial" (
	"revision" integer NOT NULL,
	"page_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"findings" jsonb NOT NULL,
	"errors" integer NOT NULL,
	"tried_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "word_list_trial_revision_page_id_pk" PRIMARY KEY("revision","page_id"),
	CONSTRAINT "word_list_trial_errors" CHECK ("word_list_trial"."errors" >= jsonb_array_length("word_list_trial"."findings"))
);
--> statement-breakpoint
ALTER TABLE "kill_switch" ADD CONSTRAINT "kill_switch_set_by_member_member_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kill_switch" ADD CONSTRAINT "kill_switch_lift_asked_by_member_member_id_fk" FOREIGN KEY ("lift_asked_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kill_switch" ADD CONSTRAINT "kill_switch_lifted_by_member_member_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notice" ADD CONSTRAINT "member_notice_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comment" ADD CONSTRAINT "page_comment_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comment" ADD CONSTRAINT "page_comment_written_by_member_member_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comment" ADD CONSTRAINT "page_comment_settled_by_member_member_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comment" ADD CONSTRAINT "page_comment_answers" FOREIGN KEY ("page_id","answers","answers_thread") REFERENCES "public"."page_comment"("page_id","comment_id","is_thread") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comment_mention" ADD CONSTRAINT "page_comment_mention_comment_id_page_comment_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."page_comment"("comment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comment_mention" ADD CONSTRAINT "page_comment_mention_member_id_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_list" ADD CONSTRAINT "word_list_set_by_member_member_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_list" ADD CONSTRAINT "word_list_decided_by_member_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_list_trial" ADD CONSTRAINT "word_list_trial_revision_word_list_revision_fk" FOREIGN KEY ("revision") REFERENCES "public"."word_list"("revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_list_trial" ADD CONSTRAINT "word_list_trial_version" FOREIGN KEY ("page_id","version_id") REFERENCES "public"."page_version"("page_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kill_switch_active" ON "kill_switch" USING btree ("scope","value") WHERE "kill_switch"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "kill_switch_lifted" ON "kill_switch" USING btree ("lifted_at","switch_id");--> statement-breakpoint
CREATE INDEX "member_notice_newest" ON "member_notice" USING btree ("member_id","notice_id");--> statement-breakpoint
CREATE INDEX "member_notice_unread" ON "member_notice" USING btree ("member_id") WHERE "member_notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "member_notice_ages" ON "member_notice" USING btree ("ages_from");--> statement-breakpoint
CREATE INDEX "page_comment_answered" ON "page_comment" USING btree ("answers","comment_id");--> statement-breakpoint
CREATE INDEX "page_comment_threads" ON "page_comment" USING btree ("page_id","comment_id") WHERE "page_comment"."answers" is null;--> statement-breakpoint
CREATE INDEX "page_comment_mention_member" ON "page_comment_mention" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "word_list_one_trial" ON "word_list" USING btree ((true)) WHERE "word_list"."state" in ('running', 'ready');--> statement-breakpoint
CREATE UNIQUE INDEX "word_list_one_follower" ON "word_list" USING btree ("base_revision") WHERE "word_list"."state" = 'in_force';
--> statement-breakpoint
-- What a list says must stay provable, and what becomes of it is decided once. It comes in force only after it was held
-- against every published page, and only in the place of the list that it was tried against.
CREATE FUNCTION word_list_is_decided_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'word_list rows are kept as they are: % refused. Store another row instead.', TG_OP
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.revision, NEW.base_revision, NEW.words, NEW.rules, NEW.note, NEW.set_by, NEW.set_at)
    IS DISTINCT FROM (OLD.revision, OLD.base_revision, OLD.words, OLD.rules, OLD.note, OLD.set_by, OLD.set_at) THEN
    RAISE EXCEPTION 'What list % says stays as it was made.', OLD.revision USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state IN ('in_force', 'dropped') THEN
    RAISE EXCEPTION 'List % was decided already.', OLD.revision
      USING ERRCODE = 'check_violation', CONSTRAINT = 'word_list_decided_once';
  END IF;
  IF NEW.state = 'in_force' AND OLD.state <> 'ready' THEN
    RAISE EXCEPTION 'List % was not held against every published page yet.', OLD.revision
      USING ERRCODE = 'check_violation', CONSTRAINT = 'word_list_tried';
  END IF;
  IF NEW.state = 'in_force' AND NEW.base_revision <>
    (SELECT coalesce(max(w.revision), 0) FROM word_list AS w WHERE w.state = 'in_force') THEN
    RAISE EXCEPTION 'List % was tried against another list than the one in force.', OLD.revision
      USING ERRCODE = 'check_violation', CONSTRAINT = 'word_list_in_force_base';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER word_list_decided_once_row BEFORE UPDATE OR DELETE ON word_list
  FOR EACH ROW EXECUTE FUNCTION word_list_is_decided_once();
--> statement-breakpoint
CREATE TRIGGER word_list_decided_once_table BEFORE TRUNCATE ON word_list
  FOR EACH STATEMENT EXECUTE FUNCTION word_list_is_decided_once();
--> statement-breakpoint
-- What was switched off, by whom and how long must stay provable: a row only goes forward, and never away.
CREATE FUNCTION kill_switch_goes_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.switch_id, OLD.scope, OLD.value, OLD.reason, OLD.set_by, OLD.set_at)
        IS NOT DISTINCT FROM (NEW.switch_id, NEW.scope, NEW.value, NEW.reason, NEW.set_by, NEW.set_at)
      AND OLD.lifted_at IS NULL
      AND (OLD.lift_asked_by IS NULL OR
        (OLD.lift_asked_by, OLD.lift_asked_at) IS NOT DISTINCT FROM (NEW.lift_asked_by, NEW.lift_asked_at)) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'kill_switch rows are kept as they are: % refused. Ask that it is lifted, or set another.', TG_OP
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'kill_switch_goes_forward';
END
$$;
--> statement-breakpoint
CREATE TRIGGER kill_switch_forward BEFORE UPDATE OR DELETE ON kill_switch
  FOR EACH ROW EXECUTE FUNCTION kill_switch_goes_forward();
--> statement-breakpoint
CREATE TRIGGER kill_switch_kept BEFORE TRUNCATE ON kill_switch
  FOR EACH STATEMENT EXECUTE FUNCTION kill_switch_goes_forward();
--> statement-breakpoint
-- Visitors see something else from then on, in every process: delivered when the change commits.
CREATE FUNCTION announce_kill_switch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kill_switch', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER kill_switch_announced AFTER INSERT OR UPDATE OF lifted_at ON kill_switch
  FOR EACH ROW EXECUTE FUNCTION announce_kill_switch();
--> statement-breakpoint
-- In the database, so that no process that has not heard of a switch yet can let anything through.
CREATE FUNCTION refuse_when_switched_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM kill_switch WHERE scope IN (TG_ARGV[0], 'all') AND lifted_at IS NULL) THEN
    RAISE EXCEPTION '% is switched off: nothing is written to %.', TG_ARGV[0], TG_TABLE_NAME
      USING ERRCODE = 'check_violation', CONSTRAINT = 'kill_switch_stops_' || TG_ARGV[0];
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER shop_order_switched_off BEFORE INSERT ON shop_order
  FOR EACH ROW EXECUTE FUNCTION refuse_when_switched_off('pay');
--> statement-breakpoint
CREATE TRIGGER payment_attempt_switched_off BEFORE INSERT ON payment_attempt
  FOR EACH ROW EXECUTE FUNCTION refuse_when_switched_off('pay');
--> statement-breakpoint
CREATE TRIGGER sim_order_switched_off BEFORE INSERT ON sim_order
  FOR EACH ROW EXECUTE FUNCTION refuse_when_switched_off('sim');
