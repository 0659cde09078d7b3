-- Only the first member may be made without one, and this row is used up by them.
INSERT INTO studio_setup DEFAULT VALUES;
--> statement-breakpoint
-- In the database, so that no way of adding a member leaves the door open.
CREATE FUNCTION close_studio_setup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE studio_setup SET closed_at = now() WHERE closed_at IS NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER member_closes_setup AFTER INSERT ON member
  FOR EACH STATEMENT EXECUTE FUNCTION close_studio_setup();
--> statement-breakpoint
INSERT INTO audit_head (seq, hash) VALUES (0, repeat('A', 43));
--> statement-breakpoint
-- Numbers, dates and chains a row, whoever adds it and whatever they say of these columns.
CREATE FUNCTION chain_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head audit_head;
BEGIN
  -- Whoever appends at the same time waits here for the end of this transaction: no two rows follow the same one.
  SELECT * INTO STRICT head FROM audit_head FOR UPDATE;
  NEW.seq := head.seq + 1;
  NEW.at := clock_timestamp();
  NEW.prev_hash := head.hash;
  -- modules/audit/read-chain.ts puts the same text together. Rows that are there were hashed so: it never changes.
  NEW.hash := rtrim(translate(encode(sha256(convert_to(
    NEW.seq || ':' || jsonb_build_array(
      to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), NEW.who, NEW.action, NEW.subject,
      NEW.before::text, NEW.after::text, NEW.ip::text, NEW.prev_hash)::text,
    'UTF8')), 'base64'), '+/', '-_'), '=');
  UPDATE audit_head SET seq = NEW.seq, hash = NEW.hash;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_chained BEFORE INSERT ON audit_log
  FOR EACH ROW EXECUTE FUNCTION chain_audit_log();
--> statement-breakpoint
-- What was done stays done: a correction is another row.
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are evidence: % refused. Append a row instead.', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only_row BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only_table BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_head_stays_row BEFORE DELETE ON audit_head
  FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_head_stays_table BEFORE TRUNCATE ON audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
